import { LazyPart, lazyCode } from 'shared-contracts/behaviour/lazy-code';
import type { Completion } from 'shared-contracts/calls/completion';
import { badgesSeenOn, type PlanCode } from 'shared-contracts/domain/plan';
import { provenOf, SEALS } from 'shared-contracts/domain/seals';
import { useHost, useSession, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { routes } from 'shared-contracts/platform/routes';
import { useLocation } from 'shared-contracts/router';
import { Anchor, Logo, Seal, TopBar } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/shell.ts';
import { loginHref } from '../navigation/return-address.ts';
import { AvatarMenu } from './avatar-menu.tsx';
import { LanguageMenu } from './language-switch.tsx';
import { ScoreRise } from './score-rise.tsx';
import { useOwnCompletion } from './use-own-completion.ts';

/** The top bar (section 2): logo, then what a visitor or a member finds there. */
export function SiteTop() {
  const t = useTexts(texts);
  const { config } = useHost();
  const session = useSession();
  return (
    <TopBar
      logo={
        <Anchor
          href={routes.profiles.href()}
          aria-label={t('frame.toProfiles', { product: config.productName })}
        >
          <Logo name={config.productName} />
        </Anchor>
      }
    >
      {session === null ? (
        <ForVisitors />
      ) : (
        <ForMembers key={session.userId} name={session.name} plan={session.myplan} />
      )}
    </TopBar>
  );
}

function ForVisitors() {
  const t = useTexts(phrases);
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <LanguageMenu />
      <Anchor href={routes.blogs.href()}>{t('nav.blogs')}</Anchor>
      <Anchor href={loginHref(pathname + search + hash)}>{t('nav.login')}</Anchor>
    </>
  );
}

/** Fetched where there is a question only. */
const photoQuestion = lazyCode(async () => (await import('./photo-question.tsx')).PhotoQuestion);

function ForMembers({ name, plan }: { name: string; plan: PlanCode }) {
  const p = useTexts(phrases);
  const completion = useOwnCompletion();
  const question = completion?.photo_question;
  const seals = <OwnSeals plan={plan} badges={completion?.verification_added} />;
  return (
    <>
      {seals}
      {completion && (
        <span className="shell-score-place">
          <Anchor className="shell-score" href={routes.info.href()}>
            {p('nav.profileScore', { score: completion.score })}
          </Anchor>
          <ScoreRise score={completion.score} />
        </span>
      )}
      <AvatarMenu name={name} seals={seals} completion={completion} />
      {question && (
        <LazyPart code={photoQuestion} waiting={null} failed={() => null}>
          {(PhotoQuestion) => <PhotoQuestion audience={question} />}
        </LazyPart>
      )}
    </>
  );
}

/** The badges of the member's plan (section 6): none on Hope, identity on Belief, all on Trust. */
function OwnSeals({
  plan,
  badges,
}: {
  plan: PlanCode;
  badges: Completion['verification_added'] | undefined;
}) {
  const t = useTexts(texts);
  return (
    <span className="shell-seals">
      {provenOf(badges ?? {}, badgesSeenOn(plan)).map((one) => (
        <Seal key={one} kind={SEALS[one]} label={t(`seal.${one}`)} compact />
      ))}
    </span>
  );
}
