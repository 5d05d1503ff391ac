// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminBankCredit: '3f5a343f6aad72ba605bbad6c36e2b4d3b463ce3db07fcf856b24ff4cbdf81e8',
  AdminBankCreditList: 'e7d27ca3ea252a4731498dd2e7401b67edc8212335f4867770e51c034b7ef42e',
  AdminBankCreditNames: 'bb8be3159a667efb93b60b24131fd8d0e0364803df9cc2182ffcd72bd8717319',
  AdminUpdateBankCredit: 'c85f196ec8d7aa007480b55e71bac15cb4d8333bf81ade4c8d0fefd9d388203a',
  AdminUpdateBankCreditList: '63ca9430702d6ebea89ac86940077b2284fbe53d37fbe7b2e3f260b5eecacf43',
} as const;
