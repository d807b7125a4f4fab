import { useState } from 'react';
import { LoadFailed } from 'shared-contracts/behaviour/load-failed';
import { keyOf } from 'shared-contracts/calls/query';
import { getStaffFactor } from 'shared-contracts/calls/staff-factor';
import { useHost, useTexts } from 'shared-contracts/host';
import { useQuery, useQueryClient } from 'shared-contracts/query';
import { Banner, SkeletonText } from 'shared-contracts/ui/core';
import { factorTexts } from '../../locales/en/desk.ts';
import { Section } from '../settings/section.tsx';
import { BeginFactor, type BegunFactor } from './begin-factor.tsx';
import { FactorOn } from './factor-on.tsx';
import './factor.css';
import { RecoveryCodes } from './recovery-codes.tsx';
import { ScanFactor } from './scan-factor.tsx';

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
