import { assistants, deriveResult, type AssistantResult } from '@constella/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { ResultStory } from '../shared/testing/result-story';
import { parts } from './parts';
import { textRequest, worksheet, writtenText } from './sample-text';

type WritingText = AssistantResult<'writing'>;

interface StoryProps {
  result?: WritingText;
  onChange?: ((result: WritingText) => void) | undefined;
}

const Result = ({ result = writtenText, onChange }: StoryProps) => (
  <main>
    <ResultStory
      id="writing"
      parts={parts}
      result={result}
      request={textRequest}
      onChange={onChange}
    />
  </main>
);

const meta = {
  title: 'Assistants/Writing',
  tags: ['!autodocs'],
  component: Result,
  args: { onChange: fn() },
  parameters: { server: {} },
} satisfies Meta<typeof Result>;
export default meta;
type Story = StoryObj<typeof meta>;

const editorOf = async (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('textbox', { name: 'Content' });

/** Pastes HTML as a browser does. */
async function paste(into: HTMLElement, html: string) {
  into.focus();
  const data = new DataTransfer();
  data.setData('text/html', html);
  data.setData('text/plain', 'plain');
  into.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  );
}

const caretToEnd = (editor: HTMLElement) => {
  editor.focus();
  const selection = document.getSelection();
  selection?.selectAllChildren(editor);
  selection?.collapseToEnd();
};

export const ReadOnly: Story = {
  args: { onChange: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Orders are ready in ten minutes' }),
    ).toBeVisible();
    await expect(canvasElement.querySelector('[contenteditable]')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Done/ })).toBeNull();
    await expect(canvas.getByRole('progressbar', { name: 'Readability' })).toHaveAttribute(
      'aria-valuenow',
      String(writtenText.measures!.scores.readability),
    );
  },
};

/** Typing, a format, a link, undo; figures follow. */
export const Edited: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const editor = await editorOf(canvasElement);
    const words = canvas.getByRole('progressbar', { name: 'Words' });
    const before = Number(words.getAttribute('aria-valuenow'));
    caretToEnd(editor);
    await userEvent.keyboard('{Enter}Vans stop at the mill.');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ content: expect.stringMatching(/Vans stop at the mill\.$/) }),
      ),
    );
    await waitFor(() => expect(Number(words.getAttribute('aria-valuenow'))).toBe(before + 5));
    const bar = canvas.getByRole('toolbar', { name: 'Formatting' });
    const quote = within(bar).getByRole('button', { name: 'Quotation' });
    await userEvent.click(quote);
    await expect(quote).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ content: expect.stringMatching(/> Vans stop at the mill\.$/) }),
      ),
    );
    await userEvent.click(within(bar).getByRole('button', { name: 'Undo' }));
    await expect(quote).toHaveAttribute('aria-pressed', 'false');
    // One stop for Tab, then arrow keys.
    within(bar).getByRole('button', { name: 'Undo' }).focus();
    await userEvent.keyboard('{Home}');
    await expect(within(bar).getByRole('button', { name: 'Heading' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(within(bar).getByRole('button', { name: 'Bold' })).toHaveFocus();
    await expect(
      within(bar)
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toHaveLength(1);
    // A title is needed.
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await expect(title).toBeInvalid();
    await userEvent.type(title, 'Ready in ten');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({
          title: 'Ready in ten',
          text: expect.stringMatching(/^# Ready in ten\n\n/),
        }),
      ),
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Check every name/ }));
    await waitFor(() => expect(canvas.queryByText(/^Check every name/)).toBeNull());
  },
};

/** Without a model: nothing is measured until a person says it is a text. */
export const Worksheet: Story = {
  args: { result: worksheet },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { name: 'Worksheet', level: 3 })).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Measure as finished text' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ isWorksheet: false }),
      ),
    );
    await expect(await canvas.findByRole('progressbar', { name: 'Readability' })).toBeVisible();
  },
};

/** Somebody else's page comes in as text: no styles, scripts, pictures or dangerous addresses. */
export const PastedHtml: Story = {
  args: { result: deriveResult(assistants.writing, { ...writtenText, content: '' }, textRequest) },
  play: async ({ canvasElement, args }) => {
    const editor = await editorOf(canvasElement);
    await paste(
      editor,
      `<meta charset="utf-8"><style>p { color: red }</style><h1 onclick="alert(1)">Free <i>returns</i></h1>
       <p style="position:fixed"><b>Thirty</b> days <img src="x" onerror="alert(1)"><a href="javascript:alert(1)">now</a>
       <a href="https://example.com">or later</a></p><script>alert(1)</script><ul><li>one</li><li>two 🙂</li></ul>
       <table><tr><td>cell</td></tr></table><input value="x"><iframe src="/"></iframe>`,
    );
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    const [{ content }] = (args.onChange as ReturnType<typeof fn>).mock.lastCall as [WritingText];
    await expect(content).toBe(
      '## Free *returns*\n\n**Thirty** days now [or later](https://example.com)\n\n- one\n- two 🙂\n\n| cell |\n| --- |',
    );
    await expect(
      editor.querySelector(
        'style, script, img[src], iframe, input, [onclick], [style], a[href^="java"]',
      ),
    ).toBeNull();
  },
};

/** A long text, and scripts of both directions in one. */
export const LongRightToLeft: Story = {
  args: {
    result: deriveResult<WritingText>(
      assistants.writing,
      {
        ...writtenText,
        locale: 'ar',
        title: 'خدمة الاستلام: الطلبات جاهزة خلال عشر دقائق',
        outline: ['الطلبات جاهزة خلال عشر دقائق'],
        revisions: ['راجع كل اسم ورقم.'],
        content: Array.from(
          { length: 60 },
          (_, at) =>
            `## القسم ${at + 1}\n\n${'الطلبات جاهزة خلال عشر دقائق، ويمكن الاستلام في اليوم نفسه. '.repeat(5)}\n\nOrders are ready in ten minutes.`,
        ).join('\n\n'),
      },
      textRequest,
    ),
  },
  play: async ({ canvasElement, canvas }) => {
    const editor = await editorOf(canvasElement);
    await expect(editor).toHaveAttribute('dir', 'rtl');
    await expect(editor).toHaveAttribute('lang', 'ar');
    await expect(canvas.getByText(/over the chosen length/)).toBeVisible();
    const started = performance.now();
    caretToEnd(editor);
    await userEvent.keyboard('ا');
    await expect(performance.now() - started).toBeLessThan(5_000);
  },
};
