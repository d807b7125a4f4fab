import { useState } from 'react';
import { LoadFailed } from 'shared-contracts/behaviour/load-failed';
import { listApps } from 'shared-contracts/calls/desk';
import { maxLengthOf } from 'shared-contracts/calls/max-length';
import { migrateMember } from 'shared-contracts/calls/trails';
import { toPid } from 'shared-contracts/domain/pid';
import { describeError, useHost, useMessages, useTexts } from 'shared-contracts/host';
import { useMutation, useQuery } from 'shared-contracts/query';
import {
  Banner,
  Button,
  Disclosure,
  SelectField,
  Stack,
  TextField,
} from 'shared-contracts/ui/core';
import { moveTexts } from '../locales/en/move.ts';

export interface MoveMemberProps {
  readonly person: { readonly id: string; readonly name: string };
}

/**
 * Moves a member to another community, after a question that names both; the communities are fetched when it unfolds.
 */
export function MoveMember({ person }: MoveMemberProps) {
  const t = useTexts(moveTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure summary={t('move.open')} onToggle={setOpen}>
      {isOpen && <MoveForm person={person} />}
    </Disclosure>
  );
}

function MoveForm({ person }: MoveMemberProps) {
  const t = useTexts(moveTexts);
  const message = useMessages();
  const { query, send, confirm, config } = useHost();
  const from = config.communityCode;
  const apps = useQuery({ ...query(listApps, {}), staleTime: Infinity });
  const [to, setTo] = useState('');
  const [reason, setReason] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const words = reason.trim();
  const move = useMutation({
    mutationFn: () =>
      send(migrateMember, { query: { pid: toPid(person.id), usergroup: to, reason: words } }),
  });
  const ask = async () => {
    setSubmitted(true);
    if (to === '' || words === '') return;
    const question = {
      title: t('move.question', { name: person.name, to }),
      text: t('move.questionText', { to, from }),
      danger: true,
    };
    if (await confirm(question)) move.mutate();
  };
  if (move.isSuccess) {
    return (
      <Banner kind="success" role="status">
        {t('move.done', { name: person.name, to, from })}
      </Banner>
    );
  }
  if (apps.isError) {
    return (
      <LoadFailed
        plain
        title={t('move.noApps')}
        error={apps.error}
        retrying={apps.isFetching}
        onRetry={() => void apps.refetch()}
      />
    );
  }
  return (
    <Stack>
      <SelectField
        label={t('move.to')}
        value={to}
        error={isSubmitted && to === '' ? t('move.missing') : undefined}
        onChange={({ target }) => setTo(target.value)}
      >
        <option value="">{t('move.choose')}</option>
        {(apps.data?.data ?? [])
          .filter((code) => code !== from)
          .map((code) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
      </SelectField>
      <TextField
        label={t('move.reason')}
        help={t('move.reasonHelp')}
        value={reason}
        maxLength={maxLengthOf(migrateMember.query.shape.reason)}
        error={isSubmitted && words === '' ? t('move.noReason') : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      {move.error !== null && (
        <Banner kind="danger" role="alert" title={t('move.failed', { name: person.name })}>
          {message(describeError(move.error).key)}
        </Banner>
      )}
      <div>
        <Button variant="danger" loading={move.isPending} onClick={() => void ask()}>
          {t('move.button')}
        </Button>
      </div>
    </Stack>
  );
}
