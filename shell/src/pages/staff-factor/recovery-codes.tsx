import { useTexts } from 'shared-contracts/host';
import { Banner, Button, ButtonLink } from 'shared-contracts/ui/core';
import { factorTexts } from '../../locales/en/desk.ts';
import { useCopy } from './use-copy.ts';

interface Props {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Recovery codes, shown this once, with the ways to keep them. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const t = useTexts(factorTexts);
  const { outcome, copy } = useCopy();
  const text = `${codes.join('\n')}\n`;
  const address = `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
  return (
    <>
      <h3>{t('codes.title')}</h3>
      <Banner kind="warning" role="status">
        {t('codes.text')}
      </Banner>
      <ol className="shell-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="shell-ways">
        <Button onClick={() => copy(text)}>{t('codes.copy')}</Button>
        <ButtonLink href={address} download={t('codes.file')}>
          {t('codes.save')}
        </ButtonLink>
        <Button variant="primary" onClick={onDone}>
          {t('codes.done')}
        </Button>
      </div>
      <p className="shell-fine" role="status">
        {outcome !== null && t(outcome)}
      </p>
    </>
  );
}
