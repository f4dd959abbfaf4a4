import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['FileUpload'],
  status: 'experimental',
  purpose:
    'Files from the device: dropped, pasted or chosen. It sends nothing itself; the caller does and gives progress and errors back.',
  notFor: [
    { when: 'A text to paste', use: 'TextArea' },
    { when: 'An address on the web', use: 'TextField' },
  ],
  anatomy: [
    { part: 'Drop area', is: 'also a button that opens the system’s dialog; says its limits' },
    { part: 'List', is: 'one row per file with picture, name, size, progress, error' },
    { part: 'Refusals', is: 'a reason with each file that is not taken' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'goes to the button, then from file to file' },
    {
      keys: ['Enter', 'Space'],
      does: 'opens the system’s dialog, or removes the file; the focus stays in the list',
    },
    { keys: ['Control+V'], does: 'takes files from the clipboard' },
  ],
};
