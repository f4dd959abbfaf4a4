import { ApiError } from '@constella/api-client';
import { Button, Stack } from '@constella/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import * as z from 'zod';

import { clearDraft, readDraft, writeDraft } from '../draft/draft-store.js';
import { Form } from '../field/form.js';
import { useConstellaForm } from '../field/use-constella-form.js';
import { FormOf } from '../form-of/form-of.js';
import { defineLayout } from '../form-of/layout.js';
import { disconnected } from '../testing/samples.js';
import { narrow } from '../testing/form-stories.js';
import { EditConflictNotice } from './edit-conflict-notice.js';
import { useEditConflict } from './use-edit-conflict.js';

const own = <const Text extends string>(text: Text) => ({ text });
const policy = z.object({
  title: z.string().min(1, 'Name it'),
  level: z.enum(['low', 'high']),
  due: z.iso.date('Choose a day'),
  hours: z.number().min(1).max(9),
  regions: z.array(z.string().max(40)),
  isPublic: z.boolean(),
});
type Values = z.infer<typeof policy>;
interface Policy extends Values {
  revision: number;
}

const layout = defineLayout(policy, {
  sections: [
    {
      fields: [
        { name: 'title', label: own('Title'), hint: false },
        {
          name: 'level',
          label: own('Level'),
          options: [
            { value: 'low', label: own('Low') },
            { value: 'high', label: own('High') },
          ],
        },
        { name: 'due', label: own('Due'), hint: false },
        { name: 'hours', label: own('Hours'), hint: false },
        { name: 'regions', label: own('Regions'), hint: false },
        { name: 'isPublic', label: own('Public'), hint: false },
      ],
    },
  ],
});

const opened: Policy = {
  revision: 1,
  title: 'Supplier policy',
  level: 'low',
  due: '2026-03-01',
  hours: 2,
  regions: ['EU'],
  isPublic: false,
};
/** The row as somebody else has left it. */
const theirs: Policy = {
  ...opened,
  revision: 2,
  level: 'high',
  due: '2026-04-15',
  hours: 3,
  regions: ['EU', 'Norway'],
  isPublic: true,
};
const valuesOf = ({ revision: _, ...values }: Policy): Values => values;
const mine: Values = { ...valuesOf(opened), title: 'Policy of suppliers', regions: [] };

const draftKey = 'story.edit-conflict';
const failure = { title: 'company.failed', fallback: 'company.failedDetail' } as const;

interface StoryProps {
  row: Policy;
  onSave: (values: Values, base: Policy | undefined) => Promise<unknown>;
}

function Story({ row, onSave }: StoryProps) {
  const conflict = useEditConflict(row);
  const form = useConstellaForm({
    schema: policy,
    defaults: layout.defaults,
    defaultValues: valuesOf(row),
    draftKey,
    draftVersion: row.revision,
    failure,
    onSubmit: (values) => conflict.save(values, (base) => onSave(values, base)),
  });
  return (
    <Form of={form} aria-label="Policy">
      <Stack gap={20}>
        <FormOf layout={layout} />
        <EditConflictNotice layout={layout} form={form} conflict={conflict} valuesOf={valuesOf} />
        <Button type="submit">Save</Button>
      </Stack>
    </Form>
  );
}

/** The server: it takes a change of the newest version only. */
const save = async (_: Values, base: Policy | undefined) => {
  if (base?.revision === theirs.revision) return;
  throw new ApiError({ kind: 'http', status: 412, message: 'HTTP 412', current: theirs });
};

const forget = () => clearDraft(draftKey);
const meta = {
  title: 'Forms/Edit conflict',
  tags: ['!autodocs'],
  component: Story,
  args: { row: opened, onSave: fn<StoryProps['onSave']>(save) },
  decorators: [narrow],
  beforeEach: forget,
} satisfies Meta<typeof Story>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const button = (canvas: Canvas, name: string) => canvas.getByRole('button', { name });
const title = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Title' });
const isGone = async (canvas: Canvas) =>
  expect(canvas.queryByText('Someone else changed this')).toBeNull();

/** Somebody else was faster: the fields that differ, in words, as they are now and as they were typed. */
export const BothVersions: Story = {
  play: async ({ canvas }) => {
    await userEvent.clear(title(canvas));
    await userEvent.type(title(canvas), 'Policy of suppliers');
    await userEvent.click(button(canvas, 'Save'));
    const table = within(await canvas.findByRole('table', { name: 'Someone else changed this' }));
    const rows = table.getAllByRole('row').slice(1);
    await expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Title', 'Supplier policy', 'Policy of suppliers'],
      ['Level', 'High', 'Low'],
      ['Due', 'April 15, 2026', 'March 1, 2026'],
      ['Hours', '3', '2'],
      ['Regions', 'EU and Norway', 'EU'],
      ['Public', 'Yes', 'No'],
    ]);
    await expect(title(canvas)).toHaveValue('Policy of suppliers');
  },
};

/** What was typed is sent once more, made from the newer version. */
export const MineKept: Story = {
  play: async (context) => {
    await BothVersions.play?.(context);
    const { canvas, args } = context;
    await userEvent.click(button(canvas, 'Overwrite with mine'));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        expect.objectContaining({ title: 'Policy of suppliers', level: 'low' }),
        theirs,
      ),
    );
    await waitFor(() => isGone(canvas));
  },
};

/** What was typed is gone, in the form and in its draft. */
export const TheirsKept: Story = {
  play: async (context) => {
    await BothVersions.play?.(context);
    const { canvas, args } = context;
    await userEvent.click(button(canvas, 'Discard mine, show theirs'));
    await isGone(canvas);
    await expect(title(canvas)).toHaveValue('Supplier policy');
    await expect(canvas.getByRole('switch', { name: 'Public' })).toBeChecked();
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(readDraft(draftKey)).toBeUndefined();
  },
};

/** A draft typed on an older version is restored, and that there is a newer one is said. */
export const OlderDraft: Story = {
  args: { row: theirs },
  beforeEach: () => {
    writeDraft(draftKey, { savedAt: 1, values: mine, version: opened.revision });
    return forget;
  },
  play: async ({ canvas }) => {
    await expect(title(canvas)).toHaveValue('Policy of suppliers');
    const both = canvas.getByRole('row', { name: /^Regions/ });
    await expect(both).toHaveTextContent('RegionsEU and Norway–');
  },
};

/** It counts: sent, made from the newer version. */
export const OlderDraftKept: Story = {
  ...OlderDraft,
  play: async ({ canvas, args }) => {
    // Typed on, it is still a draft of the older version.
    await userEvent.type(title(canvas), '!');
    await waitFor(() =>
      expect(readDraft(draftKey)).toMatchObject({
        version: opened.revision,
        values: { title: 'Policy of suppliers!' },
      }),
    );
    await userEvent.click(button(canvas, 'Overwrite with mine'));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        { ...mine, title: 'Policy of suppliers!' },
        theirs,
      ),
    );
    await waitFor(() => isGone(canvas));
    await waitFor(() => expect(readDraft(draftKey)).toBeUndefined());
  },
};

/** It is let go of. */
export const OlderDraftLetGo: Story = {
  ...OlderDraft,
  play: async ({ canvas, args }) => {
    await userEvent.click(button(canvas, 'Discard mine, show theirs'));
    await isGone(canvas);
    await expect(title(canvas)).toHaveValue('Supplier policy');
    await expect(readDraft(draftKey)).toBeUndefined();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** A draft typed on the version there is needs no word. */
export const SameVersion: Story = {
  args: { row: theirs },
  beforeEach: () => {
    writeDraft(draftKey, { savedAt: 1, values: mine, version: theirs.revision });
    return forget;
  },
  play: async ({ canvas }) => {
    await expect(title(canvas)).toHaveValue('Policy of suppliers');
    await isGone(canvas);
  },
};

/** Any other failure is said as every form says it. */
export const OtherFailure: Story = {
  args: {
    onSave: fn<StoryProps['onSave']>(async () => {
      throw disconnected();
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(button(canvas, 'Save'));
    await expect(await canvas.findByRole('alert')).not.toBeEmptyDOMElement();
    await isGone(canvas);
  },
};
