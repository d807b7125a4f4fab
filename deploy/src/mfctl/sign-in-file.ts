import { chmod, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'shared-contracts/schema';
import { CommandFailed, EXIT } from './failures.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const SignIn = z.object({
  token: z.string(),
  name: z.string(),
  units: z.nullable(z.array(z.string())),
  expiresAt: z.string(),
});
/** Who is signed in at a site from this machine. */
export type SignIn = z.infer<typeof SignIn>;

const SignIns = z.record(z.string(), SignIn);

/** The sign-in at a site, past its end too; null where there is none. Rejects for a file that others can read. */
export async function findSignIn(env: Environment, site: string): Promise<SignIn | null> {
  return (await readSignIns(env))[keyOf(site)] ?? null;
}

/** The token of the sign-in at a site; undefined without one. Rejects with a CommandFailed for one past its end. */
export async function signedInToken(
  env: Environment,
  site: string,
  now: Date,
): Promise<string | undefined> {
  const found = await findSignIn(env, site);
  if (found === null) return undefined;
  if (new Date(found.expiresAt) > now) return found.token;
  throw new CommandFailed(
    EXIT.refused,
    `The sign-in of ${found.name} at ${keyOf(site)} ended at ${found.expiresAt}: run "mfctl login" again, or "mfctl logout" to go on without it.`,
  );
}

export async function storeSignIn(env: Environment, site: string, signIn: SignIn): Promise<void> {
  await writeSignIns(env, { ...(await readSignIns(env)), [keyOf(site)]: signIn });
}

export async function removeSignIn(env: Environment, site: string): Promise<void> {
  const { [keyOf(site)]: _removed, ...others } = await readSignIns(env);
  await writeSignIns(env, others);
}

const keyOf = (site: string): string => site.replace(/\/+$/, '');

/** In the folder of the user; null where the environment names none. */
function fileOf({ XDG_CONFIG_HOME, HOME, USERPROFILE }: Environment): string | null {
  const home = HOME ?? USERPROFILE;
  const folder = XDG_CONFIG_HOME ?? (home === undefined ? undefined : join(home, '.config'));
  return folder === undefined ? null : join(folder, 'saptapadi', 'release-sign-ins.json');
}

async function readSignIns(env: Environment): Promise<Record<string, SignIn>> {
  const file = fileOf(env);
  if (file === null) return {};
  try {
    const { mode } = await stat(file);
    // Windows has no such modes.
    if (process.platform !== 'win32' && (mode & 0o077) !== 0) {
      throw new CommandFailed(
        EXIT.refused,
        `Others can read ${file}: run "mfctl login" again after "rm ${file}", and let the release managers revoke the old token.`,
      );
    }
    const parsed = SignIns.safeParse(JSON.parse(await readFile(file, 'utf8')));
    if (parsed.success) return parsed.data;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new CommandFailed(EXIT.refused, `${file} is damaged: delete it and run "mfctl login".`);
}

/** Whole or not at all, and never readable by others. */
async function writeSignIns(env: Environment, all: Record<string, SignIn>): Promise<void> {
  const file = fileOf(env);
  if (file === null) {
    throw new CommandFailed(
      EXIT.usage,
      'HOME is not set, so there is no folder for the release token.',
    );
  }
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const fresh = `${file}.${process.pid}`;
  try {
    await writeFile(fresh, JSON.stringify(all, null, 2), { mode: 0o600 });
    await chmod(fresh, 0o600);
    await rename(fresh, file);
  } finally {
    await rm(fresh, { force: true });
  }
}
