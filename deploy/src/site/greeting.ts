import type { Site } from './site.ts';

const DEMO_ACCOUNTS = [
  ['asha@example.com', 'Hope, the free plan'],
  ['rohan@example.com', 'Belief, identity-verified'],
  ['meera@example.com', 'Trust, fully verified'],
  ['staff@example.com', 'staff'],
] as const;

/** What the terminal says when the site is up: where it is, who can sign in, what to do next. */
export function greeting({
  url,
  dashboardUrl,
  productName,
  demoPassword,
  isSandbox,
  stays,
}: Pick<
  Site,
  'url' | 'dashboardUrl' | 'productName' | 'demoPassword' | 'isSandbox' | 'stays'
>): string {
  const width = Math.max(...DEMO_ACCOUNTS.map(([email]) => email.length));
  const accounts = DEMO_ACCOUNTS.map(([email, plan]) => `    ${email.padEnd(width)}  ${plan}`).join(
    '\n',
  );
  const demo =
    demoPassword === null
      ? ''
      : `\n  Demo accounts, all with the password ${demoPassword}:\n${accounts}\n`;
  const payments = isSandbox
    ? '\n  Payments move no money: pay with the card 4111 1111 1111 1111, any date to come, CVV and OTP.\n'
    : '';
  const releases =
    dashboardUrl === null ? '' : `  Releases are watched and rolled back at ${dashboardUrl}.\n`;
  const released = stays.map(
    ({ unit, live, build }) =>
      `\n  ${unit} stays at ${live}, which was released; for ${build} of this checkout: npm run mfctl -- publish ${unit} --stable`,
  );
  return `
  ${productName} is at ${url}
${demo}${payments}${released.join('')}${released.length === 0 ? '' : '\n'}
  Open the address in a browser; sign in at ${url}/login.
${releases}  Ctrl-C stops the site; what you changed stays in the data folder.

`;
}
