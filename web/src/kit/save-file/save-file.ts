/** Hands content to the reader as a file. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download holds the content by then; the address would keep it in memory.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
