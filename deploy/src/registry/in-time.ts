import { StartError } from 'api/database';

/**
 * The outcome of some work with the registry, or a StartError after so many ms: where a network drops every packet, a
 * connection may wait for ever. The work goes on, and its late outcome is ignored.
 */
export async function inTime<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new StartError('The release registry does not answer in time.')),
      ms,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
