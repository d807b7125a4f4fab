import { useSelector } from 'react-redux';
import { badgesSeenOn, type PlanCode, type Verification } from 'shared-contracts/domain/plan';
import { useHost, useSession, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/phrases';
import { useLocation } from 'shared-contracts/router';
import { routes } from 'shared-contracts/routes';
import { badgesSlice } from 'shared-contracts/store/badges';
import { countsSlice } from 'shared-contracts/store/counts';
import { Anchor, Logo, Seal, TopBar, type SealKind } from 'shared-contracts/ui/core';
import { loginHref } from '../navigation/return-address.ts';
import { texts } from '../texts.ts';
import { AvatarMenu } from './avatar-menu.tsx';

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
        <ForMembers name={session.name} plan={session.myplan} />
      )}
    </TopBar>
  );
}

function ForVisitors() {
  const t = useTexts(phrases);
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <Anchor href={routes.blogs.href()}>{t('nav.blogs')}</Anchor>
      <Anchor href={loginHref(pathname + search + hash)}>{t('nav.login')}</Anchor>
    </>
  );
}

function ForMembers({ name, plan }: { name: string; plan: PlanCode }) {
  const p = useTexts(phrases);
  const score = useSelector(countsSlice.selectors.selectScore);
  return (
    <>
      <OwnSeals plan={plan} />
      {score !== null && (
        <Anchor className="shell-score" href={routes.info.href()}>
          {p('nav.profileScore', { score })}
        </Anchor>
      )}
      <AvatarMenu name={name} />
    </>
  );
}

const SEALS: Record<Verification, SealKind> = {
  personal: 'identity',
  job: 'job',
  salary: 'income',
  property: 'property',
};

/** The badges of the member's plan (section 6): none on Hope, identity on Belief, all on Trust. */
function OwnSeals({ plan }: { plan: PlanCode }) {
  const t = useTexts(texts);
  const badges = useSelector(badgesSlice.selectors.selectBadges);
  return (
    <span className="shell-seals">
      {badgesSeenOn(plan)
        .filter((one) => badges[one])
        .map((one) => (
          <Seal key={one} kind={SEALS[one]} label={t(`seal.${one}`)} compact />
        ))}
    </span>
  );
}
