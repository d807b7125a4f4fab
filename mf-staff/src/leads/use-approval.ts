import { useRef } from 'react';
import { decideLead, type DeskLead } from 'shared-contracts/calls/leads';
import { describeError, useHost } from 'shared-contracts/host';
import { useMutation } from 'shared-contracts/query';
import { rupeesOf, type ApproveValues } from './approve-values.ts';

interface Approval {
  readonly values: ApproveValues;
  readonly file: File | null;
}

/** Uploads the picture where there is one, once, and approves the request. */
export function useApproval({ id }: DeskLead, onApproved: () => void) {
  const { send, upload } = useHost();
  // What was uploaded for a try that failed is good for the next one.
  const uploaded = useRef<{ file: File; id: string } | null>(null);
  return useMutation({
    async mutationFn({ values, file }: Approval) {
      if (file !== null && uploaded.current?.file !== file && upload !== undefined)
        uploaded.current = { file, id: await upload(file, { kind: 'photo' }) };
      const picture = file === null ? undefined : uploaded.current?.id;
      const { price: typed, from, until, delayed } = values;
      const price = rupeesOf(typed) ?? undefined;
      const body = { id, approve: true, from, until, delayed, price, picture };
      return send(decideLead, { body });
    },
    onSuccess: onApproved,
    onError(error) {
      // Refused as a picture, it is gone from the server.
      if (describeError(error).errors.some(({ path }) => path.endsWith('picture')))
        uploaded.current = null;
    },
  });
}
