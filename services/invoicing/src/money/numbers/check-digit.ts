/** Luhn check digit of a row of digits. @source ISO/IEC 7812-1, annex B */
export function luhnDigit(digits: string): number {
  const total = [...digits].reverse().reduce((sum, character, position) => {
    const doubled = Number(character) * (position % 2 === 0 ? 2 : 1);
    return sum + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return (10 - (total % 10)) % 10;
}
