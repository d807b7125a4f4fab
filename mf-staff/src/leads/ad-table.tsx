import { useAction } from 'shared-contracts/behaviour/use-action';
import { endAd, listAds, type DeskAd } from 'shared-contracts/calls/leads';
import { keyOf } from 'shared-contracts/calls/query';
import { rupees } from 'shared-contracts/domain/units';
import { useHost, useTexts } from 'shared-contracts/host';
import { Button, Tag } from 'shared-contracts/ui/core';
import { DeskTable, type DeskColumn } from 'shared-contracts/ui/tables';
import { dayOf } from '../desk-time/moment-text.ts';
import { leadTexts } from '../locales/en/leads.ts';

interface AdTableProps {
  readonly ads: readonly DeskAd[];
  readonly onEnded: (words: string) => void;
}

/** Ads in narrow rows; one that runs or is to come can be ended, after a question. */
export function AdTable({ ads, onEnded }: AdTableProps) {
  const text = useTexts(leadTexts);
  const { send, confirm, locale } = useHost();
  const ending = useAction({
    act: ({ id }: DeskAd) => send(endAd, { params: { id } }),
    onDone: (_, { title }) => onEnded(text('end.done', { title })),
    refresh: () => [keyOf(listAds)],
  });
  const lastDay = ({ ends_at: at }: DeskAd) =>
    at === null ? null : dayOf(new Date(Date.parse(at) - 1).toISOString(), locale);
  const end = async (ad: DeskAd) => {
    const until = lastDay(ad);
    const { title, advertiser_name: advertiser } = ad;
    const about =
      until === null ? text('end.questionOpen') : text('end.questionText', { advertiser, until });
    const question = { title: text('end.question', { title }), text: about, danger: true };
    if (await confirm(question)) await ending.run(ad);
  };
  const daysOf = (ad: DeskAd) => {
    const until = lastDay(ad);
    if (ad.starts_at === null || until === null) return text('days.open');
    return text('days.both', { from: dayOf(ad.starts_at, locale), until });
  };
  const stateOf = (ad: DeskAd) =>
    ad.state === 'ended' && ad.ended_at !== null
      ? text('state.ended', { when: dayOf(ad.ended_at, locale) })
      : text(ad.state === 'ended' ? 'state.over' : `state.${ad.state}`);
  const columns: readonly DeskColumn<DeskAd>[] = [
    {
      key: 'title',
      title: text('column.title'),
      heading: true,
      wraps: true,
      render: (ad) => ad.title,
    },
    {
      key: 'advertiser',
      title: text('column.advertiser'),
      wraps: true,
      render: (ad) => ad.advertiser_name,
    },
    {
      key: 'price',
      title: text('column.price'),
      width: 110,
      isNumber: true,
      render: (ad) => rupees(ad.price * 100),
    },
    { key: 'days', title: text('column.days'), wraps: true, render: daysOf },
    {
      key: 'state',
      title: text('column.state'),
      wraps: true,
      render: (ad) => (
        <>
          <span>{stateOf(ad)}</span> {ad.status === 'delayed' && <Tag>{text('delayed')}</Tag>}
        </>
      ),
    },
    {
      key: 'end',
      title: text('column.end'),
      width: 96,
      render: (ad) =>
        (ad.state === 'running' || ad.state === 'coming') && (
          <Button
            size="small"
            loading={ending.busy}
            aria-label={text('end.named', { title: ad.title })}
            onClick={() => void end(ad)}
          >
            {text('end.button')}
          </Button>
        ),
    },
  ];
  return <DeskTable label={text('ads.list')} columns={columns} rows={ads} idOf={({ id }) => id} />;
}
