interface Register {
  /** The form of a number that its register opens by; others have no page that is known. */
  readonly form: RegExp;
  readonly address: (number: string) => string;
}

/** Public pages of the registers, by the number as offices print it. @source the offices' own search pages: EUIPO eSearch plus, USPTO TSDR, UKIPO trade mark search, WIPO Madrid Monitor */
const registers: Readonly<Record<string, readonly Register[]>> = {
  EU: [
    {
      form: /^\d{8,9}$/,
      address: (number) => `https://euipo.europa.eu/eSearch/#details/trademarks/${number.padStart(9, '0')}`,
    },
  ],
  US: [
    {
      form: /^\d{8}$/,
      address: (number) =>
        `https://tsdr.uspto.gov/#caseNumber=${number}&caseType=SERIAL_NO&searchType=statusSearch`,
    },
    {
      form: /^\d{7}$/,
      address: (number) =>
        `https://tsdr.uspto.gov/#caseNumber=${number}&caseType=US_REGISTRATION_NO&searchType=statusSearch`,
    },
  ],
  UK: [
    {
      form: /^UK\d{11}$/,
      address: (number) => `https://trademarks.ipo.gov.uk/ipo-tmcase/page/Results/1/${number}`,
    },
  ],
  WIPO: [
    {
      form: /^\d{6,7}[A-Z]?$/,
      address: (number) => `https://www3.wipo.int/madrid/monitor/en/showData.jsp?ID=ROM.${number}`,
    },
  ],
};

/** Where the office shows this mark; undefined where no address is known for such a number. */
export function registerAddress(office: string, number: string): string | undefined {
  const plain = number.toUpperCase().replaceAll(/[\s,/.-]/g, '');
  return registers[office]?.find(({ form }) => form.test(plain))?.address(plain);
}
