import { useBack } from 'shared-contracts/behaviour/use-back';
import { useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { routes } from 'shared-contracts/platform/routes';
import { BackButton } from 'shared-contracts/ui/core';

/** Back to where one came from, else to the listing. */
export function BackToList() {
  const phrase = useTexts(phrases);
  return (
    <BackButton
      label={phrase('action.back')}
      href={routes.profiles.href()}
      onBack={useBack(routes.profiles.href())}
    />
  );
}
