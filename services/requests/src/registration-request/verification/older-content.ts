/** Content of reports written before classes had advice of their own and hits were set aside: what it recommended was for all offices. */
export function withClassAdvice(data: object): object {
  // The edge: the log holds what older versions of these commands wrote.
  const { content } = data as {
    readonly content: Readonly<Record<string, unknown>> & { readonly recommendedClasses?: readonly number[] };
  };
  const { recommendedClasses = [], ...rest } = content;
  const classAdvice = recommendedClasses.map((classNumber) => ({ classNumber, advice: 'recommended' }));
  return { ...data, content: { classAdvice, setAside: [], ...rest } };
}
