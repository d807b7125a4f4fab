import type { ReactElement } from 'react';
import type { GrowingList } from 'shared-contracts/behaviour/more-pages';
import { rupees } from 'shared-contracts/domain/units';
import { useHost, useTexts } from 'shared-contracts/host';
import { Banner, Surface } from 'shared-contracts/ui/core';
import { shortDay } from '../desk-time/moment-text.ts';
import { paymentTexts } from '../locales/en/payments.ts';
import { More } from '../states/more.tsx';
import { PickColumns, PickTable } from '../states/pick-table.tsx';
import { RefundForm, type RefundFormProps } from './refund-form.tsx';

interface PaymentListProps<Row> {
  readonly label: string;
  readonly list: GrowingList;
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  readonly whatOf: (row: Row) => string;
  readonly open: string;
  readonly onOpen: (row: Row) => void;
  /** The one in hand. */
  readonly children: ReactElement | null | undefined;
}

/** Payments in narrow rows: what, since when, how much; the one in hand beside them. */
export function PaymentList<Row extends { readonly created_at: string; readonly amount: number }>(
  props: PaymentListProps<Row>,
) {
  const { list, whatOf, children, ...pick } = props;
  const text = useTexts(paymentTexts);
  const { locale } = useHost();
  return (
    <PickColumns
      list={
        <>
          <PickTable
            {...pick}
            columns={[
              {
                key: 'what',
                title: text('column.what'),
                heading: true,
                wraps: true,
                render: whatOf,
              },
              {
                key: 'since',
                title: text('column.since'),
                width: 84,
                render: ({ created_at: at }) => <time dateTime={at}>{shortDay(at, locale)}</time>,
              },
              {
                key: 'amount',
                title: text('column.amount'),
                width: 100,
                isNumber: true,
                render: ({ amount }) => rupees(amount),
              },
            ]}
          />
          <More list={list} shown={pick.rows.length} />
        </>
      }
    >
      {children}
    </PickColumns>
  );
}

interface GiveBackProps extends RefundFormProps {
  /** What was given back, in words. */
  readonly refunded: string | null;
  /** Without a form, because all is done. */
  readonly isOver?: boolean;
}

/** The way to give back what is left of a payment, and what was. */
export function GiveBack({ payment, refunded, isOver = false, onRefunded }: GiveBackProps) {
  const text = useTexts(paymentTexts);
  return (
    <>
      {refunded !== null && (
        <Banner kind="success" role="status">
          {refunded}
        </Banner>
      )}
      {!isOver && (
        <Surface>
          {payment.left > 0 ? (
            <RefundForm key={payment.left} payment={payment} onRefunded={onRefunded} />
          ) : (
            <p className="sp-muted">{text('refund.nothing')}</p>
          )}
        </Surface>
      )}
    </>
  );
}
