import { ignore } from 'shared-contracts/behaviour/ignore';
import { useHost, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { IconButton } from 'shared-contracts/ui/core';
import { profileTexts } from './profile-texts.ts';

/** Props of the button that hands a profile on. */
export interface ShareProfileProps {
  readonly id: string;
  /** First name: all that is said beside the address, as visitors see it. */
  readonly name: string;
}

/** Hands the address on by the device's own sheet, or copies it where there is none. */
export function ShareProfile({ id, name }: ShareProfileProps) {
  const t = useTexts(profileTexts);
  const { notify } = useHost();
  const share = async () => {
    const url = new URL(routes.profile.href({ userId: id }), location.href).href;
    if (typeof navigator.share === 'function') {
      await navigator.share({ title: name, url }).catch(ignore('closed again without sharing'));
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      notify('profile.linkCopied');
    } catch (error) {
      // Refused by the browser, or a page without a secure line.
      if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
      notify('profile.linkNotCopied');
    }
  };
  return (
    <IconButton
      className="pf-share"
      label={t('view.share', { name })}
      icon={<IconShare />}
      onClick={() => void share()}
    />
  );
}

/** A box that an arrow leaves. */
function IconShare() {
  return (
    <svg className="sp-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d="M12 15V3.5M7.5 8L12 3.5 16.5 8M8 11H5.5v9.5h13V11H16" />
    </svg>
  );
}
