import { json } from '../core/answers.mjs';

const STATES = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'EL',
  'ES',
  'FI',
  'FR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
  'XI',
];
/** These do not tell who it is. */
const SILENT = ['DE', 'ES'];

/** The test numbers of the real test service: trouble that comes with status 200. @type {Readonly<Record<string, string>>} */
const TROUBLE = {
  201: 'INVALID_INPUT',
  202: 'INVALID_REQUESTER_INFO',
  300: 'SERVICE_UNAVAILABLE',
  301: 'MS_UNAVAILABLE',
  302: 'TIMEOUT',
  400: 'VAT_BLOCKED',
  401: 'IP_BLOCKED',
  500: 'GLOBAL_MAX_CONCURRENT_REQ',
  501: 'GLOBAL_MAX_CONCURRENT_REQ_TIME',
  600: 'MS_MAX_CONCURRENT_REQ',
  601: 'MS_MAX_CONCURRENT_REQ_TIME',
};

/** Trouble the real service reports in its other shape, the one with wrappers. */
const WRAPPED = ['300', '500', '501'];

/**
 * VAT numbers. 100 is valid, 200 invalid, the other test numbers are trouble; any other number is valid unless it ends with 000.
 * @param {import('../core/world.mjs').World} world
 * @returns {import('../core/world.mjs').Vendor}
 */
export function vies(world) {
  /** Numbers people decided about, `SK2020202020` → valid. @type {Map<string, boolean>} */
  const decided = new Map();

  /** @type {import('../core/answers.mjs').Handler} */
  const check = ({ json: body }) => {
    const { countryCode = '', vatNumber = '', requesterNumber } = body();
    if (!STATES.includes(countryCode) || !/^[0-9A-Z+*]{2,12}$/i.test(vatNumber))
      return json(200, { actionSucceed: false, errorWrappers: [{ error: 'INVALID_INPUT' }] });
    const trouble = TROUBLE[vatNumber];
    if (trouble !== undefined && WRAPPED.includes(vatNumber))
      return json(200, { actionSucceed: false, errorWrappers: [{ error: trouble }] });
    const common = { countryCode, vatNumber, requestDate: world.clock.now().toISOString() };
    if (trouble !== undefined)
      return json(200, {
        ...common,
        valid: false,
        userError: trouble,
        name: '---',
        address: '---',
        requestIdentifier: '',
      });
    const valid = isValid(countryCode, vatNumber);
    const asked =
      valid && !SILENT.includes(countryCode)
        ? { name: `SIMULATED COMPANY ${vatNumber}`, address: 'SIMULATOR STREET 1' }
        : { name: '---', address: '---' };
    return json(200, {
      ...common,
      valid,
      ...asked,
      requestIdentifier:
        requesterNumber === undefined ? '' : `SIM${world.ids.uuid().slice(0, 13).toUpperCase()}`,
    });
  };

  const isValid = (/** @type {string} */ country, /** @type {string} */ number) =>
    decided.get(`${country}${number}`) ?? (number !== '200' && !number.endsWith('000'));

  return {
    name: 'vies',
    label: 'VIES: VAT numbers of the European Union',
    routes: {
      'POST /check-vat-number': check,
      'POST /check-vat-test-service': check,
      'GET /check-status': () =>
        json(200, {
          vow: { available: true },
          countries: STATES.map((countryCode) => ({ countryCode, availability: 'Available' })),
        }),
      'GET /ms/:country/vat/:number': ({ params: { country = '', number = '' } }) => {
        const trouble = TROUBLE[number];
        const valid = trouble === undefined && isValid(country, number);
        return json(200, {
          isValid: valid,
          requestDate: world.clock.now().toISOString(),
          userError: trouble ?? (valid ? 'VALID' : 'INVALID'),
          vatNumber: number,
        });
      },
    },
    control: {
      'POST /numbers': ({ json: body }) => {
        const { number, valid } = body();
        if (typeof number !== 'string' || typeof valid !== 'boolean')
          throw new TypeError('"number" is text with its prefix, "valid" true or false.');
        decided.set(number, valid);
        return json(201, { number, valid });
      },
    },
    error: (status, message) =>
      json(status, {
        actionSucceed: false,
        errorWrappers: [{ error: status === 404 ? 'NOT_FOUND' : 'INVALID_INPUT', message }],
      }),
    reset: () => decided.clear(),
  };
}
