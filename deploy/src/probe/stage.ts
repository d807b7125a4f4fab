import { randomBytes } from 'node:crypto';
import { LARGE_BUDGETS } from 'api/large-budgets';
import type { Browser, BrowserContext } from 'playwright';
import { signIn as signInCall } from 'shared-contracts/calls/auth';
import { callPath } from 'shared-contracts/calls/call';
import { APP_HEADER } from 'shared-contracts/calls/client';
import { listBlogs } from 'shared-contracts/calls/content';
import { browseProfiles } from 'shared-contracts/calls/profiles';
import { OVERRIDE_NAME, signedOverride } from '../gateway/tester-override.ts';
import { overHttp } from '../mfctl/connect-site.ts';
import { releaseClient } from '../mfctl/release-port.ts';
import { uploadBuild } from '../mfctl/upload-build.ts';
import { readArtifact, type Artifact } from '../registry/artifact.ts';
import { startSite, type Site } from '../site/site.ts';
import type { ProbeRole, StagePlaces } from './plan.ts';

/** A site of its own for one probe: what is live, the candidate beside it, and the demo community. */
export interface Stage {
  readonly url: string;
  readonly candidate: Artifact;
  readonly places: StagePlaces;
  /** A browser of this role that has never been here; `isCandidate`: it gets the candidate as a tester does. */
  readonly enter: (role: ProbeRole, isCandidate: boolean) => Promise<BrowserContext>;
  readonly close: () => Promise<void>;
}

/** Folders of built units, with the files and the description that the registry has. */
export interface StageBuilds {
  readonly stable: readonly string[];
  readonly candidate: string;
}

/** As the site's own pages say who they are. */
const HEADERS = { [APP_HEADER.name]: APP_HEADER.value };

const ACCOUNTS = { member: 'meera@example.com', staff: 'staff@example.com' } as const;

/** Starts the stage in an empty data folder. Its secrets are of this probe alone. */
export async function openStage(
  browser: Browser,
  dataDir: string,
  builds: StageBuilds,
): Promise<Stage> {
  const token = randomBytes(32).toString('hex');
  const secret = randomBytes(32).toString('hex');
  const site = await startSite({
    builds: builds.stable,
    env: {
      ...LARGE_BUDGETS,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      SEED: 'demo',
      LOG_LEVEL: 'silent',
      RATE_LIMIT: '100000',
      BUSY_AFTER_MS: '0',
      DATABASE_QUEUE: '0',
      RELEASE_TOKEN: token,
      RELEASE_SECRET: secret,
    },
  });
  try {
    const { url } = site;
    const client = releaseClient(overHttp(url, token).port, token);
    const candidate = await readArtifact(builds.candidate);
    await uploadBuild(client, candidate, { dir: builds.candidate });
    const { unit, build } = candidate;
    const override = signedOverride(secret, unit, build, new Date());
    const sessions = {
      visitor: {},
      member: await signIn(site, ACCOUNTS.member),
      staff: await signIn(site, ACCOUNTS.staff),
    };
    return {
      url,
      candidate,
      places: await placesOn(url),
      enter: async (role, isCandidate) => {
        const localStorage = Object.entries(sessions[role]).map(([name, value]) => ({
          name,
          value: String(value ?? ''),
        }));
        const context = await browser.newContext({
          locale: 'en-IN',
          timezoneId: 'Asia/Kolkata',
          serviceWorkers: 'block',
          storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
        });
        if (isCandidate) await context.addCookies([{ name: OVERRIDE_NAME, value: override, url }]);
        return context;
      },
      close: site.close,
    };
  } catch (error) {
    await site.close();
    throw error;
  }
}

async function signIn({ url, demoPassword }: Site, email: string): Promise<object> {
  const reply = await fetch(url + callPath(signInCall, {}), {
    method: signInCall.method,
    headers: { 'content-type': 'application/json', ...HEADERS },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  if (!reply.ok) throw new Error(`the stage does not sign ${email} in: ${reply.status}`);
  return ((await reply.json()) as { data: object }).data;
}

async function placesOn(url: string): Promise<StagePlaces> {
  const grooms = callPath(browseProfiles, { params: { x: 'grooms' } });
  const people = await fetch(url + grooms, { headers: HEADERS });
  const [person] = browseProfiles.reply.parse(await people.json()).data.data;
  const posts = await fetch(url + callPath(listBlogs, {}), { headers: HEADERS });
  const [post] = listBlogs.reply.parse(await posts.json()).data.data;
  if (person === undefined || post === undefined) throw new Error('the demo community is empty');
  return { userId: person.id, postId: post.id };
}
