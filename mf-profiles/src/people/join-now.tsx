import { useHost, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { routes } from 'shared-contracts/platform/routes';
import { ButtonLink } from 'shared-contracts/ui/core';

/** 'Join now' for a visitor: a real link that works before any script, and the shell's way to /signup after. */
export function JoinNow({ block }: { block?: boolean }) {
  const { joinNow } = useHost();
  const phrase = useTexts(phrases);
  return (
    <ButtonLink
      variant="primary"
      block={block}
      href={routes.signup.href()}
      onClick={(event) => {
        event.preventDefault();
        joinNow();
      }}
    >
      {phrase('tab.joinNow')}
    </ButtonLink>
  );
}
