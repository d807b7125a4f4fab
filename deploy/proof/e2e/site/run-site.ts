import { runUntilStopped } from 'api/entry';
import { startSite, type Site } from '../../../src/site/site.ts';
import { SITE_ENVIRONMENT } from './site-environment.ts';

/** Whom a test has made staff, or a member again, or gives an enrolment code (without `wanted`), as the command of the server does. */
interface Asked {
  readonly email: string;
  readonly wanted?: Parameters<Site['changeRole']>[1];
}

// Runs the site of one worker on its data folder and tells its address; ends with the worker at the latest.
await runUntilStopped(async () => {
  const site = await startSite({ env: { ...process.env, ...SITE_ENVIRONMENT } });
  process.on('message', ({ email, wanted }: Asked) => {
    if (wanted === undefined)
      void site
        .makeEnrolmentCode(email)
        .then((made) => process.send?.({ code: made?.code ?? null }));
    else void site.changeRole(email, wanted).then((duties) => process.send?.({ duties }));
  });
  process.send?.(site.url);
  return site;
});
