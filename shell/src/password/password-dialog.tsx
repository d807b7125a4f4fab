import { useId, useState } from 'react';
import { getAccount } from 'shared-contracts/calls/auth';
import { useHost, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { useQuery } from 'shared-contracts/query';
import { Button, Dialog, ErrorState, Skeleton, SkeletonText } from 'shared-contracts/ui/core';
import { passwordTexts } from '../locales/en/pages.ts';
import { PasswordForm } from './password-form.tsx';

/**
 * 'Set Your Password', or 'Change Password' where one exists (section 2). Cancel, Esc and a click outside close it, and
 * what was typed is forgotten with it; mounted only while it is open.
 */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(passwordTexts);
  const p = useTexts(phrases);
  const { query } = useHost();
  const form = useId();
  const [saving, setSaving] = useState(false);
  // How fresh the sign-in is changes with every minute: ask each time.
  const account = useQuery({ ...query(getAccount, {}), staleTime: 0, gcTime: 0 });
  const known = account.data?.data;
  const title = known === undefined ? t('title') : p(titleOf(known.has_password));
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{p('action.cancel')}</Button>
          {known !== undefined && (
            <Button variant="primary" type="submit" form={form} loading={saving}>
              {t('save')}
            </Button>
          )}
        </>
      }
    >
      {known !== undefined ? (
        <PasswordForm id={form} account={known} onBusy={setSaving} onClose={onClose} />
      ) : account.isError ? (
        <ErrorState
          title={t('failed')}
          retryLabel={p('action.retry')}
          retrying={account.isFetching}
          onRetry={() => void account.refetch()}
        >
          {t('failedText')}
        </ErrorState>
      ) : (
        <Skeleton label={t('loading')}>
          <SkeletonText lines={4} />
        </Skeleton>
      )}
    </Dialog>
  );
}

function titleOf(hasPassword: boolean) {
  return hasPassword ? 'password.change' : 'password.set';
}
