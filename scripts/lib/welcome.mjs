const accounts = [
  ['admin', 'super administrator of the main store'],
  ['clerk', 'main store, may only see and edit members'],
  ['store1', 'administrator of 滨江旗舰店, may not create goods'],
  ['store2', 'administrator of 云栖生活馆, may create goods'],
];

/** What a person reads once everything answers: where it is, who can sign in, where the data lies and how to stop. */
export function welcome({ address, ownApi, apiRoot, dataFolder }) {
  const demo = [
    '',
    '  Sign in with one of the demo accounts; the password of all is Shangtai123',
    ...accounts.map(([name, what]) => `    ${name.padEnd(8)}${what}`),
  ];
  return [
    '',
    `  商台 is ready:  ${address}`,
    ...(ownApi ? demo : ['', '  Sign in with an account of your API.']),
    '',
    `  API    ${apiRoot}${ownApi ? ' (reference API)' : ''}`,
    `  Data   ${dataFolder}`,
    '  Stop   Ctrl+C',
    '',
  ].join('\n');
}
