/** Made-up rates near real ones: units per euro. They move a little from day to day, the same way in every run. @type {Readonly<Record<string, number>>} */
const PER_EURO = {
  USD: 1.0873,
  JPY: 163.42,
  CZK: 24.685,
  GBP: 0.8412,
  CHF: 0.9386,
  AUD: 1.6534,
  CAD: 1.4721,
  NZD: 1.7912,
  TRY: 41.553,
  MXN: 20.194,
  ZAR: 19.817,
  PLN: 4.2415,
  HUF: 401.15,
};

/** The Czech bank quotes these per hundred. */
const PER_HUNDRED = ['JPY', 'HUF', 'TRY'];

/** @param {string} day @param {number} rate */
function onDay(day, rate) {
  const number = Date.parse(`${day}T00:00:00Z`) / 86_400_000;
  return (rate * (1 + (((number * 37) % 21) - 10) / 2000)).toFixed(rate > 100 ? 2 : 4);
}

/** @param {string} day @returns {[currency: string, rate: string][]} */
export function ratesPerEuro(day) {
  return Object.entries(PER_EURO).map(([currency, rate]) => [currency, onDay(day, rate)]);
}

/** @param {string} day @returns {{ currencyCode: string, amount: number, rate: number }[]} */
export function korunaRates(day) {
  const koruna = PER_EURO.CZK ?? 1;
  return [['EUR', 1], ...Object.entries(PER_EURO).filter(([code]) => code !== 'CZK')].map(
    ([code, perEuro]) => {
      const amount = PER_HUNDRED.includes(String(code)) ? 100 : 1;
      return {
        currencyCode: String(code),
        amount,
        rate: Number(onDay(day, (koruna / Number(perEuro)) * amount)),
      };
    },
  );
}
