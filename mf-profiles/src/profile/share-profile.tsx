import { useState } from 'react';
import { ignore } from 'shared-contracts/behaviour/ignore';
import { useEngagement } from 'shared-contracts/behaviour/use-engagement';
import { whatsAppHref } from 'shared-contracts/domain/whatsapp-href';
import { useHost, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { Button, Dialog, IconButton, TextField } from 'shared-contracts/ui/core';
import { icon } from 'shared-contracts/ui/icon';
import { profileTexts } from '../locales/en/profile.ts';

interface ShareProfileProps {
  readonly id: string;
  /** First name: all that is said beside the address, as visitors see it. */
  readonly name: string;
}

/**
 * Hands the address on by the device's own sheet, or copies it where there is none and offers WhatsApp; shows it where
 * neither goes.
 */
export function ShareProfile({ id, name }: ShareProfileProps) {
  const t = useTexts(profileTexts);
  const { notify } = useHost();
  const engage = useEngagement(id);
  const [shown, setShown] = useState<string | null>(null);
  const share = async () => {
    const url = new URL(routes.profile.href({ userId: id }), location.href).href;
    if (typeof navigator.share === 'function') {
      await navigator
        .share({ title: name, url })
        .then(() => engage('share'), ignore('closed again without sharing'));
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      const whatsApp = whatsAppHref({ text: `${name}\n${url}` });
      notify('profile.linkCopied', undefined, {
        action: {
          label: t('view.shareWhatsApp'),
          run: () => void window.open(whatsApp, '_blank', 'noopener'),
        },
      });
      engage('share');
    } catch (error) {
      // Refused by the browser, or a page without a secure line.
      if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
      setShown(url);
    }
  };
  const close = () => setShown(null);
  return (
    <>
      <IconButton
        className="pf-share"
        label={t('view.share', { name })}
        icon={<IconShare />}
        onClick={() => void share()}
      />
      <Dialog
        open={shown !== null}
        title={t('view.share', { name })}
        onClose={close}
        footer={<Button onClick={close}>{t('view.close')}</Button>}
      >
        <TextField
          // Ready for the device's own Copy, which begins with what is selected.
          autoFocus
          readOnly
          dir="ltr"
          label={t('view.shareLink')}
          help={t('view.shareByHand')}
          value={shown ?? ''}
          onFocus={({ target }) => target.select()}
        />
      </Dialog>
    </>
  );
}

/** A box that an arrow leaves. */
const IconShare = icon('M12 15V3.5M7.5 8L12 3.5 16.5 8M8 11H5.5v9.5h13V11H16');
