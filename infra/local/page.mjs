import { portsFrom } from './ports.mjs';

/**
 * The one page that `npm start` ends with.
 * @param {object} options
 * @param {number} options.base
 * @param {string} options.inboxUrl
 * @param {readonly import('./stack.mjs').SignIn[]} options.signIns
 * @param {string} options.logDir
 * @param {number} options.seconds how long the start took
 * @returns {string}
 */
export function startPage({ base, inboxUrl, signIns, logDir, seconds }) {
  const { web, gateway } = portsFrom(base);
  const addresses = [
    ['Web', `http://localhost:${web}/`],
    ['Customer area', `http://localhost:${web}/portal`],
    ['Admin area', `http://localhost:${web}/admin`],
    ['GraphQL', `http://localhost:${gateway}/graphql`],
    ['Mail inbox', `${inboxUrl.replace('127.0.0.1', 'localhost')}/`],
    ['Logs', logDir],
  ];
  const width = Math.max(...signIns.map(({ email }) => email.length), 0);
  const people = signIns.map(
    ({ role, email, password }) => `  ${role.padEnd(14)}  ${email.padEnd(width)}  ${password}`,
  );
  return [
    '',
    `Cotta is running (started in ${seconds.toFixed(0)} s).`,
    '',
    ...addresses.map(([name = '', address = '']) => `  ${name.padEnd(14)}  ${address}`),
    '',
    ...(people.length === 0
      ? []
      : [
          'Demo sign-ins (made-up people, this machine only):',
          ...people,
          '  Staff need no second step here (STAFF_SECOND_FACTOR=optional); set it to required to see how it is elsewhere.',
          '',
        ]),
    'Ctrl+C stops everything. `npm start -- --fresh` begins with empty data.',
    '',
  ].join('\n');
}
