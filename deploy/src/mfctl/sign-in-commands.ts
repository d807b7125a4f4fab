import type { Command } from 'commander';
import { signInToRelease, signOutOfRelease } from 'shared-contracts/calls/release-sign-in';
import type { GlobalOptions, Surroundings } from './command-context.ts';
import { CommandFailed, EXIT } from './failures.ts';
import { names } from './option-values.ts';
import { releaseClient } from './release-port.ts';
import { findSignIn, removeSignIn, storeSignIn } from './sign-in-file.ts';

interface LoginOptions {
  readonly email?: string;
  readonly units?: string[];
}

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** `mfctl login` and `mfctl logout` */
export function addSignIns(program: Command, surroundings: Surroundings): void {
  const { env, out, ask, reach } = surroundings;
  const globals = () => program.opts<GlobalOptions>();
  const tell = (data: object, text: string) =>
    out(globals().json === true ? JSON.stringify(data) : text);
  const reachSite = () => reach(env, globals().site ?? env['RELEASE_SITE']);

  program
    .command('login')
    .description(
      "sign in with your account of the site, which needs the duty 'release-manager' and a second factor",
    )
    .option('--email <address>', 'of the account; else the terminal asks')
    .option('--units <units>', 'only for these units, such as mf-billing,shell', names)
    .action(async ({ email: given, units }: LoginOptions) => {
      const { port, site } = await reachSite();
      refusePlainHttp(site);
      const email = given ?? (await ask('E-mail: ', 'shown'));
      const password = await ask('Password: ', 'hidden');
      const { send } = releaseClient(port, '');
      const enter = (otp?: string) =>
        send(signInToRelease, { body: { email, password, otp, units: units ?? null } });
      const { data } = await enter().catch(async (error: unknown) => {
        if (!(error instanceof CommandFailed) || error.code !== 'auth.codeNeeded') throw error;
        return enter(await ask('Code of the second factor: ', 'shown'));
      });
      await storeSignIn(env, site, data);
      const { token: _secret, ...shown } = data;
      const whereTo = data.units === null ? 'all units' : data.units.join(', ');
      tell(
        { site, ...shown },
        `Signed in at ${site} as ${data.name}, for ${whereTo}, until ${data.expiresAt}.`,
      );
    });

  program
    .command('logout')
    .description('end your sign-in at the site, and remove its token from this machine')
    .action(async () => {
      const { port, site } = await reachSite();
      const found = await findSignIn(env, site);
      if (found === null) {
        throw new CommandFailed(EXIT.refused, `You are not signed in at ${site}.`);
      }
      const ended = await releaseClient(port, found.token)
        .send(signOutOfRelease, {})
        .then(() => true)
        .catch((error: unknown) => {
          if (!(error instanceof CommandFailed)) throw error;
          // Past its end, or revoked before.
          return error.code === 'auth.required';
        });
      await removeSignIn(env, site);
      const text = `Signed out of ${site}.`;
      if (ended) return void tell({ site, name: found.name }, text);
      throw new CommandFailed(
        EXIT.unreachable,
        `The token is removed from this machine, but ${site} could not end it: it is good until ${found.expiresAt}, or until "mfctl token revoke ${found.name}".`,
      );
    });
}

/** A password goes over no open line. */
function refusePlainHttp(site: string): void {
  const { protocol, hostname } = new URL(site);
  if (protocol === 'https:' || LOCAL.has(hostname)) return;
  throw new CommandFailed(
    EXIT.usage,
    `${site} is not encrypted, so no password is sent there: use its https address.`,
  );
}
