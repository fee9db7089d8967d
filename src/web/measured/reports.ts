/** The reports that `halcyon lab gallery` has made: files of the app, so that they are there without a network too. */
const reports = import.meta.glob<string>('../../../docs/lab/*.html', { query: '?url', import: 'default' });

const fileOf = (name: string): string => `../../../docs/lab/${name}.html`;

export const isReported = (name: string): boolean => fileOf(name) in reports;

export async function loadReport(name: string): Promise<{ readonly style: string; readonly content: Element }> {
  const address = await reports[fileOf(name)]?.();
  if (address === undefined) throw new Error('There is no such report.');
  const answer = await fetch(address);
  if (!answer.ok) throw new Error('The report could not be fetched. Try again when you are online.');
  const text = await answer.text();
  const [block = '', style = ''] = /<style>([^<]*)<\/style>/.exec(text) ?? [];
  // without its style: the content-security policy would refuse it there
  const content = new DOMParser().parseFromString(text.replace(block, ''), 'text/html').querySelector('main');
  if (!content) throw new Error('The report is damaged.');
  return { style, content };
}
