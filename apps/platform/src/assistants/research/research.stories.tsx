import {
  assistants,
  deriveResult,
  newReference,
  textBlank,
  type AssistantResult,
} from '@constella/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { ResultStory } from '../shared/testing/result-story';
import { parts } from './parts';
import { asked, resultOf } from './sample-research';

type Research = AssistantResult<'research'>;

interface StoryProps {
  result?: Research;
  onChange?: ((result: Research) => void) | undefined;
}

const Result = ({ result = resultOf(), onChange }: StoryProps) => (
  <main>
    <ResultStory id="research" parts={parts} result={result} request={asked} onChange={onChange} />
  </main>
);

const path = '/personal/research-assistant/1';
const meta = {
  title: 'Assistants/Research',
  tags: ['!autodocs'],
  component: Result,
  args: { onChange: fn() },
  parameters: { app: { path, at: path, title: 'shell.title.researchAssistant' } },
} satisfies Meta<typeof Result>;
export default meta;
type Story = StoryObj<typeof meta>;

const regionOf = async (canvas: ReturnType<typeof within>, name: string) =>
  within(await canvas.findByRole('region', { name }));
const itemOf = (region: ReturnType<typeof within>, text: string) =>
  within(region.getByText(text).closest('li'));

/** The answer, and each claim with the sources it rests on, or without. */
export const Synthesis: Story = {
  play: async ({ canvas }) => {
    const claims = await regionOf(canvas, 'Claims');
    await expect(
      itemOf(claims, 'Tenants prefer shorter leases.').getByText('no source'),
    ).toBeVisible();
    const disputed = itemOf(claims, 'Rents in mid-sized European cities have fallen.');
    await expect(disputed.getByText('Disputed')).toBeVisible();
    await expect(disputed.getByText('against')).toBeVisible();
    const sources = await regionOf(canvas, 'Sources');
    await expect(sources.getByText('Title unknown (10.1257/aer.20141368)')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Google Scholar' })).toHaveAttribute(
      'href',
      expect.stringContaining('%22remote%20work%22'),
    );
  },
};

/** A source goes: the claim that rested on it says so, and the others are numbered anew. */
export const SourceRemoved: Story = {
  play: async ({ canvas }) => {
    const sources = await regionOf(canvas, 'Sources');
    await userEvent.click(
      sources.getByRole('button', {
        name: 'Remove “Work from home and the office real estate apocalypse”',
      }),
    );
    const claims = await regionOf(canvas, 'Claims');
    const first = itemOf(claims, 'Remote work lowered office lease revenues in large US cities.');
    await waitFor(() => expect(first.getByText('no source')).toBeVisible());
    const disputed = itemOf(claims, 'Rents in mid-sized European cities have fallen.');
    await expect(disputed.getByRole('button', { name: /^Source 1/ })).toBeVisible();
    await expect(
      canvas.getByText(/Lease revenues fell where firms work from home\. One/),
    ).toBeVisible();
  },
};

/** A claim is given a source, and says more of it. */
export const ClaimLinked: Story = {
  play: async ({ canvas, args }) => {
    const claims = await regionOf(canvas, 'Claims');
    await userEvent.click(
      claims.getByRole('button', { name: 'Edit “Tenants prefer shorter leases.”' }),
    );
    await userEvent.click(claims.getByRole('combobox', { name: 'Add a source to this claim' }));
    await userEvent.click(
      await within(document.body).findByRole('option', { name: /\[2\] Office market report/ }),
    );
    await waitFor(() =>
      expect((args.onChange as ReturnType<typeof fn>).mock.lastCall?.[0].claims[2]).toMatchObject({
        links: [{ reference: 's2', stance: 'supports' }],
        standing: 'supported',
      }),
    );
    await userEvent.click(claims.getByRole('button', { name: 'Done' }));
  },
};

/** Sources from another program: what cannot be read is named by its line, the rest is added. */
export const Imported: Story = {
  play: async ({ canvas, args }) => {
    const sources = await regionOf(canvas, 'Sources');
    await userEvent.click(sources.getByRole('button', { name: 'Import sources' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    const text = dialog.getByRole('textbox');
    await userEvent.click(text);
    await userEvent.paste(
      '@article{b,\n  title = {Does working from home work?},\n  year = 2015,\n  doi = {10.1093/qje/qju032}\n}\n@book{broken, title = {x}, year = }\n10.1257/aer.20141368',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(text).toHaveAccessibleDescription(/line 6 cannot be read/));
    await userEvent.click(dialog.getByRole('button', { name: 'Import the rest' }));
    await expect(await sources.findByText('Does working from home work?')).toBeVisible();
    // The DOI was there already: it is one source.
    await expect(sources.getByText(/joined from 2 entries/)).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

/** A source is written down by hand. */
export const SourceEdited: Story = {
  play: async ({ canvas, args }) => {
    const sources = await regionOf(canvas, 'Sources');
    await userEvent.click(sources.getByRole('button', { name: 'Add source' }));
    await userEvent.type(sources.getByRole('textbox', { name: 'Title' }), 'Census of offices');
    await userEvent.type(sources.getByRole('textbox', { name: 'Year' }), '2024');
    await userEvent.click(sources.getByRole('button', { name: 'Done' }));
    await waitFor(() =>
      expect(
        (args.onChange as ReturnType<typeof fn>).mock.lastCall?.[0].references.at(-1),
      ).toMatchObject({ title: 'Census of offices', year: '2024', origin: 'typed' }),
    );
  },
};

/** Without a model: a search plan, files quoted, blanks; nothing is answered. */
export const Worksheet: Story = {
  args: {
    result: {
      ...resultOf({
        headline: textBlank,
        answer: textBlank,
        agreements: [],
        contradictions: [],
        claims: [
          { id: 'c1', text: textBlank, note: 'How large is it?', links: [], standing: 'blank' },
        ],
      }),
      ...({ offline: true } as object),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This is a worksheet.')).toBeVisible();
    const claims = await regionOf(canvas, 'Claims');
    await expect(claims.getByText('To be written')).toBeVisible();
    await expect(claims.queryByText('no source')).toBeNull();
  },
};

/** Five hundred sources: some of them at first. */
export const Many: Story = {
  args: {
    result: deriveResult(
      assistants.research,
      {
        ...resultOf(),
        references: Array.from({ length: 500 }, (_, at) => ({
          ...newReference({ title: `Paper ${at + 1}` }),
          id: `s${at + 1}`,
        })),
      },
      asked,
    ),
  },
  play: async ({ canvas }) => {
    const sources = await regionOf(canvas, 'Sources');
    await expect(sources.queryByText('Paper 41')).toBeNull();
    await userEvent.click(sources.getByRole('button', { name: 'Show all 500' }));
    await expect(sources.getByText('Paper 500')).toBeInTheDocument();
  },
};

/** Somebody else's, with words that are too long, from right to left: to be read only. */
export const ReadOnly: Story = {
  args: {
    onChange: undefined,
    result: resultOf({
      headline: 'هل يخفض العمل عن بعد إيجارات المكاتب؟ '.repeat(4).trim(),
      claims: resultOf().claims.map((claim) => ({
        ...claim,
        text: `${claim.text} ${'Donaudampfschifffahrtsgesellschaft'.repeat(3)}`,
        note: 'انخفضت الإيرادات حيث تعمل الشركات من المنزل. '.repeat(3).trim(),
      })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/Donau/)).not.toHaveLength(0);
    for (const name of ['Add claim', 'Add source', 'Import sources', 'Add search'])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};
