import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import {
  expect,
  fireEvent,
  fn,
  mocked,
  screen,
  spyOn,
  userEvent,
  waitFor,
  within,
} from 'storybook/test';

import { awaitWarning } from '../../story-checks.js';
import { danglingIds, descriptionOf } from '../../a11y/relations.js';
import { Stack } from '../layout/stack.js';
import { FileUpload, type FileUploadProps } from './file-upload.js';

const file = (name: string, type: string, size: number) =>
  new File([new Uint8Array(size)], name, { type, lastModified: 1 });

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><path fill="teal" d="M0 0h40v40z"/></svg>`;
const picture = () =>
  new File([drawing], 'floor-plan.svg', { type: 'image/svg+xml', lastModified: 1 });
const contract = file('supplier-contract.pdf', 'application/pdf', 1_234_567);
const prices = file('prices.csv', 'text/csv', 48_000);

const Controlled = (args: FileUploadProps) => {
  const [value, setValue] = useState(args.value ?? []);
  return (
    <FileUpload
      {...args}
      defaultValue={undefined}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        args.onValueChange?.(next);
      }}
    />
  );
};

const meta = {
  title: 'Components/FileUpload',
  component: FileUpload,
  args: { label: 'Attachments', value: [], onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof FileUpload>;

const input = (name = 'Attachments') => screen.getByLabelText<HTMLInputElement>(name);
const rows = () => screen.queryAllByRole('listitem');

/** Chosen in the system's dialog; limits are read with the field, removal keeps the focus. */
export const Keyboard: Story = {
  args: {
    accept: '.pdf, text/csv, image/*',
    maxSize: 5_000_000,
    maxFiles: 3,
    description: 'Read by the coordinator only',
  },
  play: async ({ args, canvasElement }) => {
    await expect(descriptionOf(input())).toBe(
      'Allowed: PDF, CSV, or images · Up to 5 MB each · At most 3 files Read by the coordinator only',
    );
    await userEvent.tab();
    await expect(input()).toHaveFocus();
    await expect(input().multiple).toBe(true);
    await userEvent.upload(input(), [contract, prices]);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([contract, prices]);
    await expect(screen.getByRole('status')).toHaveTextContent('2 files added');
    const list = screen.getByRole('list', { name: 'Files' });
    await expect(within(list).getByText('1.2 MB')).toBeVisible();
    screen.getByRole('button', { name: 'Remove supplier-contract.pdf' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([prices]);
    await expect(screen.getByRole('status')).toHaveTextContent('supplier-contract.pdf removed');
    await expect(screen.getByRole('button', { name: 'Remove prices.csv' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input()).toHaveFocus();
    await expect(danglingIds(canvasElement)).toEqual([]);
  },
};

const zoneOf = (field: HTMLElement) => field.parentElement!;
// Testing Library makes a transfer anew from the own properties of the given one.
const carrying = (...files: File[]) =>
  Object.defineProperty(new DataTransfer(), 'files', { value: files, enumerable: true });
const dropped = (...files: File[]) => ({ dataTransfer: carrying(...files) });
/** The names of the files last handed over: two files always look equal to a test. */
const namesIn = ({ onValueChange }: FileUploadProps) =>
  mocked(onValueChange!).mock.lastCall?.[0].map(({ name }) => name);

/** Dropped files are sorted; the reason stands with each file that is not taken. */
export const Dropped: Story = {
  args: { accept: '.pdf, .csv', maxSize: 2_000_000, maxFiles: 2 },
  play: async ({ args }) => {
    const zone = zoneOf(input());
    await fireEvent.dragEnter(zone, dropped());
    await waitFor(() => expect(zone).toHaveAttribute('data-state', 'over'));
    await fireEvent.drop(
      zone,
      dropped(
        contract,
        contract,
        file('movie.mp4', 'video/mp4', 10),
        file('annexes.pdf', 'application/pdf', 2_500_000),
        file('nothing.csv', 'text/csv', 0),
        prices,
        file('more.csv', 'text/csv', 9),
      ),
    );
    await waitFor(() => expect(rows()).toHaveLength(7));
    await expect(zone).toHaveAttribute('data-state', 'ready');
    await expect(namesIn(args)).toEqual(['supplier-contract.pdf', 'prices.csv']);
    await expect(rows().map((row) => row.textContent)).toEqual([
      'supplier-contract.pdf1.2 MB',
      'prices.csv48 kB',
      'supplier-contract.pdf1.2 MBThis file is already in the list.',
      'movie.mp410 bytesThis type is not allowed. Choose PDF or CSV.',
      'annexes.pdf2.5 MB2.5 MB is too large. Choose a file of at most 2 MB.',
      'nothing.csv0 bytesThis file is empty. Choose another one.',
      'more.csv9 bytesOnly 2 files fit. Remove one first.',
    ]);
    await expect(screen.getByRole('status')).toHaveTextContent(/^2 files added .*movie\.mp4: This/);
    await userEvent.click(screen.getByRole('button', { name: 'Remove movie.mp4' }));
    await waitFor(() => expect(rows()).toHaveLength(6));
    await fireEvent.drop(zone, dropped());
    await expect(rows()).toHaveLength(6);
  },
};

const folder = file('Contracts', '', 4096);
/** A browser's entry for a dropped folder. */
const folderItem = { webkitGetAsEntry: () => ({ name: folder.name, isDirectory: true }) };

/** A folder is no file: nobody could read it. */
export const DroppedFolder: Story = {
  play: async ({ args }) => {
    const transfer = Object.defineProperty(carrying(folder, prices), 'items', {
      value: [folderItem, { webkitGetAsEntry: () => ({ name: prices.name, isDirectory: false }) }],
      enumerable: true,
    });
    await fireEvent.drop(zoneOf(input()), { dataTransfer: transfer });
    await waitFor(() => expect(rows()).toHaveLength(2));
    await expect(namesIn(args)).toEqual(['prices.csv']);
    await expect(rows()[1]).toHaveTextContent('This is a folder. Drop the files in it instead.');
  },
};

/** One file only: the next one takes its place. Files can be pasted too. */
export const Single: Story = {
  args: { maxFiles: 1, value: [contract] },
  play: async ({ args }) => {
    await expect(input().multiple).toBe(false);
    await userEvent.click(input());
    await fireEvent.paste(input(), { clipboardData: carrying(prices) });
    await expect(namesIn(args)).toEqual(['prices.csv']);
    await expect(rows()).toHaveLength(1);
  },
};

/** Pictures are shown, and let go of when their file goes. */
export const Pictures: Story = {
  args: { value: [picture(), contract] },
  play: async ({ canvasElement }) => {
    const revoke = spyOn(URL, 'revokeObjectURL');
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(1));
    const { src } = canvasElement.querySelector('img')!;
    await userEvent.click(screen.getByRole('button', { name: 'Remove floor-plan.svg' }));
    await waitFor(() => expect(revoke).toHaveBeenCalledWith(src));
    await expect(canvasElement.querySelector('img')).not.toBeInTheDocument();
    revoke.mockRestore();
  },
};

const sent = [contract, prices, picture()];
const sending = {
  value: sent,
  progressOf: (one: File) => [62, 100, 40][sent.indexOf(one)],
  errorOf: (one: File) => one === sent[2] && 'The connection was lost. Remove it and add it again.',
};

/** The caller says how far each file has come. */
export const Sending: Story = {
  args: sending,
  play: async () => {
    const bar = screen.getByRole('progressbar', { name: 'Uploading supplier-contract.pdf' });
    await expect(bar).toHaveAttribute('aria-valuenow', '62');
    await expect(screen.getByText('Uploaded')).toBeVisible();
    await expect(screen.getAllByRole('progressbar')).toHaveLength(1);
    await expect(screen.getByText(/^The connection was lost/)).toBeVisible();
  },
};

const States = () => {
  const field = { value: [contract], onValueChange: () => {} };
  return (
    <Stack gap={20}>
      <FileUpload {...field} label="Empty" value={[]} optional />
      <FileUpload {...field} label="Invalid" value={[]} error="Attach the contract." required />
      <FileUpload {...field} label="Disabled" disabled />
      <FileUpload {...field} label="Locked" disabledReason="Locked while a run uses it" />
    </Stack>
  );
};

export const AllStates: Story = {
  render: States,
  play: async () => {
    const locked = input('Locked');
    await expect(descriptionOf(locked)).toBe('Locked while a run uses it');
    await expect(locked).toHaveAttribute('aria-disabled', 'true');
    await fireEvent.drop(zoneOf(locked), dropped(prices));
    await expect(screen.queryByText('prices.csv')).not.toBeInTheDocument();
    await expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await expect(input('Invalid')).toBeInvalid();
  },
};

/** Pictures begin at the right; names keep their own direction. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    ...sending,
    label: 'المرفقات',
    accept: '.pdf, image/*',
    maxSize: 5_000_000,
  },
  play: async () => {
    const [row] = rows();
    const [preview, words] = row!.children;
    await expect(words!.getBoundingClientRect().right).toBeLessThan(
      preview!.getBoundingClientRect().left,
    );
  },
};

/** Very long, right-to-left and emoji names, progress that is no number, a picture that is none. */
export const BadInput: Story = {
  beforeEach: awaitWarning,
  render: () => (
    <Stack gap={20}>
      <FileUpload
        label="Files"
        value={[
          file(`${'very-long-name-'.repeat(20)}.pdf`, 'application/pdf', 1),
          file('عقد التوريد 🧾.pdf', 'application/pdf', 1),
          file('broken.png', 'image/png', 3),
          file('', '', 0),
        ]}
        progressOf={() => NaN}
        onValueChange={() => {}}
      />
      <FileUpload
        label="Null"
        value={null as unknown as File[]}
        onValueChange={() => {}}
        accept=""
        maxFiles={0}
      />
    </Stack>
  ),
};
