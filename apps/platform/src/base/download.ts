import { startOf } from '@constella/api-client';

/** Milliseconds after which a browser has taken the file. */
const taken = 10_000;

/** Characters of a name, its ending aside. */
const longestName = 80;

/** A file's name out of a title: no signs file systems refuse, and not too long. */
export const fileName = (title: string, extension: string): string => {
  const name = title
    .replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return `${startOf(name, longestName) || 'constella'}.${extension}`;
};

/** Hands a file to the browser to keep. */
export function download(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), taken);
}

/** Hands a calendar to the browser to keep, under a title. */
export const downloadCalendar = (content: string, title: string): void =>
  download(new Blob([content], { type: 'text/calendar;charset=utf-8' }), fileName(title, 'ics'));
