import { useAction } from 'shared-contracts/behaviour/use-action';
import { endAd, listAds, type DeskAd } from 'shared-contracts/calls/leads';
import { keyOf } from 'shared-contracts/calls/query';
import { rupees } from 'shared-contracts/domain/units';
import { useHost, useTexts } from 'shared-contracts/host';
import { Button, Tag } from 'shared-contracts/ui/core';
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
  return (
    <div className="st-ads">
      <table className="st-ads__table" aria-label={text('ads.list')}>
        <thead>
          <tr>
            {(['title', 'advertiser', 'price', 'days', 'state', 'end'] as const).map((name) => (
              <th key={name} scope="col">
                {text(`column.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ads.map((ad) => (
            <tr key={ad.id}>
              <th scope="row">{ad.title}</th>
              <td>{ad.advertiser_name}</td>
              <td>{rupees(ad.price * 100)}</td>
              <td>{daysOf(ad)}</td>
              <td>
                <span>
                  {ad.state === 'ended' && ad.ended_at !== null
                    ? text('state.ended', { when: dayOf(ad.ended_at, locale) })
                    : text(ad.state === 'ended' ? 'state.over' : `state.${ad.state}`)}
                </span>{' '}
                {ad.status === 'delayed' && <Tag>{text('delayed')}</Tag>}
              </td>
              <td>
                {(ad.state === 'running' || ad.state === 'coming') && (
                  <Button
                    size="small"
                    loading={ending.busy}
                    aria-label={text('end.named', { title: ad.title })}
                    onClick={() => void end(ad)}
                  >
                    {text('end.button')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
