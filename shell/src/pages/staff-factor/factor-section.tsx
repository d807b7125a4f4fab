import { useState } from 'react';
import { LoadFailed } from 'shared-contracts/behaviour/load-failed';
import { keyOf } from 'shared-contracts/calls/query';
import { getStaffFactor } from 'shared-contracts/calls/staff-factor';
import { useHost, useTexts } from 'shared-contracts/host';
import { useQuery, useQueryClient } from 'shared-contracts/query';
import { Banner, SkeletonText, Button, ButtonLink } from 'shared-contracts/ui/core';
import { factorTexts } from '../../locales/en/desk.ts';
import { Section } from '../settings/section.tsx';
import { BeginFactor, type BegunFactor } from './begin-factor.tsx';
import { FactorOn } from './factor-on.tsx';
import './factor.css';
import { ScanFactor } from './scan-factor.tsx';
import { useCopy } from './use-copy.ts';

/** The second factor of staff, in English as all of the desk: set up, confirm, recovery codes, a code, turning it off. */
export function FactorSection() {
  const t = useTexts(factorTexts);
  const { query } = useHost();
  const cache = useQueryClient();
  const state = useQuery(query(getStaffFactor, {}));
  const [begun, setBegun] = useState<BegunFactor | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const factor = state.data?.data;
  const done = (fresh: readonly string[] | null) => {
    setBegun(null);
    setCodes(fresh);
    void cache.invalidateQueries({ queryKey: keyOf(getStaffFactor) });
  };
  return (
    <Section title={t('title')} lang="en">
      {state.isPending && <SkeletonText lines={3} />}
      {state.isError && factor === undefined && (
        <LoadFailed
          plain
          title={t('failed')}
          error={state.error}
          retrying={state.isFetching}
          onRetry={() => void state.refetch()}
        />
      )}
      {codes !== null && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
      {codes === null && factor?.state === 'on' && <FactorOn factor={factor} onDone={done} />}
      {codes === null && factor !== undefined && factor.state !== 'on' && (
        <>
          {factor.required && <Banner kind="warning">{t('required')}</Banner>}
          <p>{t('why')}</p>
          {begun === null ? (
            <BeginFactor withCode={factor.enrolment_code === true} onBegun={setBegun} />
          ) : (
            <ScanFactor begun={begun} onConfirmed={done} onCancel={() => setBegun(null)} />
          )}
        </>
      )}
    </Section>
  );
}

interface Props {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Recovery codes, shown this once, with the ways to keep them. */
function RecoveryCodes({ codes, onDone }: Props) {
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
