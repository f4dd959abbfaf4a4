import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { models, refusal } from '../testing/samples.js';
import { AgentForm, type AgentFormHandle } from './agent-form.js';
import type { AgentValues } from './schema.js';

const meta = {
  title: 'Forms/Agent creation',
  component: AgentForm,
  args: { models, onSubmit: fn(async () => {}) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AgentForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const filled: Partial<AgentValues> = {
  name: 'Contract reader',
  specialization: 'legal',
  temperature: 0.3,
  maxTokens: 1800,
  systemPrompt:
    'You read commercial contracts. Quote the clause number for every claim. When a clause is ambiguous, give both readings and say which one favors the buyer.',
  capabilities: ['text_generation', 'translation', 'data_analysis', 'summarization'],
  memoryType: 'long_term',
  memoryDepth: 24,
};

const form = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    name: canvas.getByRole<HTMLInputElement>('textbox', { name: 'Name' }),
    model: canvas.getByRole<HTMLInputElement>('combobox', { name: 'Model' }),
    submit: canvas.getByRole('button', { name: 'Create agent' }),
  };
};

/** Every documented default stands; a name is all that is missing. */
export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    const { canvas, name, model, submit } = form(canvasElement);
    await waitFor(() => expect(model).toHaveValue('Claude Sonnet 4'));
    await expect(canvas.getByRole('radio', { name: 'Processor' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Text generation' })).toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'Allow fallback' })).toBeChecked();
    await expect(canvas.getByRole('spinbutton', { name: 'Temperature' })).toHaveValue('0.70');
    await expect(canvas.getByRole('spinbutton', { name: 'Max tokens' })).toHaveValue('1,000');
    await expect(canvas.getByRole('spinbutton', { name: 'Memory depth' })).toHaveValue('10');
    await expect(canvas.queryByText(/Draft saved/)).toBeNull();
    await userEvent.type(name, 'Bo{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Bo',
      type: 'processor',
      model: 'anthropic/claude-sonnet-4',
      temperature: 0.7,
      maxTokens: 1000,
      specialization: 'general',
      capabilities: ['text_generation'],
      systemPrompt: '',
      allowFallback: true,
      preferredProvider: 'auto',
      memoryType: 'short_term',
      memoryDepth: 10,
    });
    // Created: the form is new again.
    await waitFor(() => expect(name).toHaveValue(''));
    await expect(model).toHaveValue('Claude Sonnet 4');
    await expect(submit).not.toHaveAttribute('aria-busy');
  },
};

export const Filled: Story = { args: { defaultValues: filled } };

/** The slider ends at 4,000; the number beside it takes 32,000. */
export const BeyondTheSlider: Story = {
  args: { defaultValues: filled },
  play: async ({ canvasElement, args }) => {
    const { canvas, model, submit } = form(canvasElement);
    await waitFor(() => expect(model).toHaveValue('Claude Sonnet 4'));
    const tokens = canvas.getByRole('spinbutton', { name: 'Max tokens' });
    await userEvent.clear(tokens);
    await userEvent.type(tokens, '32000');
    await expect(canvas.getByRole('slider', { name: 'Max tokens' })).toHaveAttribute(
      'aria-valuenow',
      '4000',
    );
    await userEvent.click(submit);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ maxTokens: 32_000 })),
    );
  },
};

/** The summary leads to each field and shrinks as they are mended. */
export const Invalid: Story = {
  args: { models: [], defaultValues: { capabilities: [] } },
  play: async ({ canvasElement, args }) => {
    const { canvas, name, model, submit } = form(canvasElement);
    await userEvent.type(name, 'A');
    await userEvent.click(submit);
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription(/^The name needs at least 2 characters/);
    await expect(model).toHaveAccessibleDescription(/^Choose an AI model/);
    await expect(canvas.getByRole('group', { name: 'Capabilities' })).toHaveAccessibleDescription(
      /^Choose at least one capability/,
    );
    await expect(canvas.getByText('Check 3 highlighted fields')).toBeVisible();

    await userEvent.click(canvas.getByRole('link', { name: 'Capabilities' }));
    await expect(canvas.getByRole('checkbox', { name: 'Text generation' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByText('Check 2 highlighted fields')).toBeVisible());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The documented texts in Chinese. */
export const InvalidInChinese: Story = {
  globals: { locale: 'zh' },
  args: { models: [], defaultValues: { capabilities: [], type: '' as AgentValues['type'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '创建智能体' }));
    await waitFor(() => expect(canvas.getAllByText('名称至少需要2个字符')).toHaveLength(2));
    for (const text of ['必须选择代理类型', '必须选择AI模型', '至少选择一项能力']) {
      await expect(canvas.getAllByText(text)).toHaveLength(2);
    }
  },
};

export const Busy: Story = {
  args: { defaultValues: filled, onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvasElement }) => {
    const { model, submit } = form(canvasElement);
    await waitFor(() => expect(model).toHaveValue('Claude Sonnet 4'));
    await userEvent.click(submit);
    await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'));
  },
};

/** One text goes to its field, the one without a field stays in the form; every value stands. */
export const ServerError: Story = {
  args: {
    defaultValues: filled,
    onSubmit: fn(async () => {
      throw refusal('Validation error', {
        name: 'An agent of this name exists',
        quota: 'The free tier allows three agents',
      });
    }),
  },
  play: async ({ canvasElement }) => {
    const { canvas, name, model, submit } = form(canvasElement);
    await waitFor(() => expect(model).toHaveValue('Claude Sonnet 4'));
    await userEvent.click(submit);
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription(/^An agent of this name exists/);
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^Failed to create agent\s+The free tier allows three agents$/,
    );
    await expect(name).toHaveValue('Contract reader');
    await expect(canvas.getByRole('spinbutton', { name: 'Temperature' })).toHaveValue('0.30');
  },
};

const draftKey = 'story.agent';
const stored = () => sessionStorage.getItem(`constella.draft.${draftKey}`);

/** A draft typed before a reload is there again, until it is reset. */
export const DraftRestored: Story = {
  args: { draftKey },
  beforeEach: () => {
    sessionStorage.setItem(
      `constella.draft.${draftKey}`,
      JSON.stringify({
        savedAt: Date.UTC(2025, 10, 20, 14, 2),
        values: { name: 'Contract reader', temperature: 0.3, memoryDepth: 'deep' },
      }),
    );
    return () => sessionStorage.removeItem(`constella.draft.${draftKey}`);
  },
  play: async ({ canvasElement }) => {
    const { canvas, name } = form(canvasElement);
    await expect(name).toHaveValue('Contract reader');
    await expect(canvas.getByRole('spinbutton', { name: 'Temperature' })).toHaveValue('0.30');
    await expect(canvas.getByRole('spinbutton', { name: 'Memory depth' })).toHaveValue('10');
    await expect(canvas.getByText(/^Draft saved 2:02\sPM$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(name).toHaveValue('');
    await waitFor(() => expect(canvas.queryByText(/Draft saved/)).toBeNull());
    await expect(stored()).toBeNull();
  },
};

/** Emptied by mistake: the form is clean, focus stays, and for a moment everything comes back. */
export const ResetAndUndo: Story = {
  args: { draftKey },
  beforeEach: () => () => sessionStorage.removeItem(`constella.draft.${draftKey}`),
  play: async ({ canvasElement }) => {
    const { canvas, name, model } = form(canvasElement);
    await waitFor(() => expect(model).toHaveValue('Claude Sonnet 4'));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Planning' }));
    await userEvent.type(name, 'Contract reader');
    const reset = canvas.getByRole('button', { name: 'Reset' });
    await userEvent.click(reset);
    await expect(name).toHaveValue('');
    await expect(canvas.getByText('Form reset')).toBeInTheDocument();
    // What leaving the field holds back until after the press has its turn first.
    await new Promise((done) => setTimeout(done, 50));
    await expect(name).toBeValid();
    await expect(reset).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo reset' }));
    await expect(name).toHaveValue('Contract reader');
    await expect(canvas.getByRole('checkbox', { name: 'Planning' })).toBeChecked();
    await expect(reset).toHaveFocus();
    await expect(reset).toHaveAccessibleName('Reset');
    await waitFor(() => expect(stored()).toContain('Contract reader'));
  },
};

/** A draft is kept when something is typed, not when a model is preselected. */
export const DraftKept: Story = {
  args: { draftKey },
  beforeEach: () => () => sessionStorage.removeItem(`constella.draft.${draftKey}`),
  play: async ({ canvasElement }) => {
    const { canvas, name, model, submit } = form(canvasElement);
    await waitFor(() => expect(model).toHaveValue('Claude Sonnet 4'));
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    await expect(stored()).toBeNull();
    await userEvent.type(name, 'Contract reader');
    await waitFor(() => expect(canvas.getByText(/^Draft saved/)).toBeVisible());
    await expect(stored()).toContain('Contract reader');
    await userEvent.click(submit);
    await waitFor(() => expect(stored()).toBeNull());
    await expect(canvas.queryByText(/Draft saved/)).toBeNull();
  },
};

/** A storage that refuses is no reason to say that a draft was saved. */
export const DraftNotPossible: Story = {
  args: { draftKey },
  beforeEach: () => {
    const write = Storage.prototype.setItem;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    return () => {
      Storage.prototype.setItem = write;
    };
  },
  play: async ({ canvasElement }) => {
    const { canvas, name } = form(canvasElement);
    await userEvent.type(name, 'Contract reader');
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    await expect(name).toHaveValue('Contract reader');
    await expect(canvas.queryByText(/Draft saved/)).toBeNull();
  },
};

/** After a change of user each one finds their own draft, and nobody else's. */
export const DraftsOfTwoUsers: Story = {
  beforeEach: () => () => {
    sessionStorage.removeItem('constella.draft.7.agent');
    sessionStorage.removeItem('constella.draft.8.agent');
  },
  render: function OfAUser(args) {
    const [user, setUser] = useState(7);
    return (
      <>
        <button type="button" onClick={() => setUser(user === 7 ? 8 : 7)}>
          Change user
        </button>
        <AgentForm {...args} draftKey={`${user}.agent`} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const { canvas, name, model } = form(canvasElement);
    const change = canvas.getByRole('button', { name: 'Change user' });
    await waitFor(() => expect(model).toHaveValue('Claude Sonnet 4'));
    await userEvent.type(name, 'Contract reader');
    await userEvent.click(change);
    await expect(name).toHaveValue('');
    await expect(model).toHaveValue('Claude Sonnet 4');
    await expect(canvas.queryByText(/Draft saved/)).toBeNull();
    await userEvent.type(name, 'Dispatcher');
    await userEvent.click(change);
    await expect(name).toHaveValue('Contract reader');
    await userEvent.click(change);
    await expect(name).toHaveValue('Dispatcher');
  },
};

/** A screen's template fills the fields it knows; the model stays as it was chosen. */
export const Template: Story = {
  render: function WithTemplate(args) {
    const ref = useRef<AgentFormHandle>(null);
    return (
      <>
        <button type="button" onClick={() => ref.current?.applyTemplate(filled)}>
          Use template
        </button>
        <AgentForm {...args} ref={ref} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const { canvas, name, model } = form(canvasElement);
    await waitFor(() => expect(model).toHaveValue('Claude Sonnet 4'));
    await userEvent.click(canvas.getByRole('button', { name: 'Use template' }));
    await expect(name).toHaveValue('Contract reader');
    await expect(name).toHaveFocus();
    await expect(canvas.getByRole('checkbox', { name: 'Translation' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Long-term' })).toBeChecked();
    await expect(canvas.getByText('4 of 8')).toBeVisible();
    await expect(model).toHaveValue('Claude Sonnet 4');
  },
};

/** A model that is no longer in the catalogue is still the agent's. */
export const Edit: Story = {
  args: {
    mode: 'edit',
    surface: 'none',
    // An agent without a system prompt is listed without the field.
    defaultValues: { ...filled, systemPrompt: undefined, model: 'retired/model-1' },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('combobox', { name: 'Model' })).toHaveValue('retired/model-1');
    await expect(canvas.getByRole('textbox', { name: /^System prompt/ })).toHaveValue('');
    // By letters: the list scrolls to the chosen option when it opens, and others are gone by then.
    canvas.getByRole('combobox', { name: 'Specialization' }).focus();
    await userEvent.keyboard('{Enter}fin{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ model: 'retired/model-1', specialization: 'finance' }),
      ),
    );
  },
};

export const ModelsFailed: Story = {
  args: { models: [], modelsError: true, onRetryModels: fn() },
  parameters: {
    rules: { mirror: 'The message fills its line to the pixel; the turned full stop breaks it.' },
  },
};

export const Chinese: Story = {
  globals: { locale: 'zh' },
  args: {
    defaultValues: {
      ...filled,
      name: '合同审阅员',
      systemPrompt:
        '你负责审阅商业合同。每个结论都要注明条款编号；条款含义不明时，给出两种解释，并说明哪一种对买方有利。',
    },
  },
};

export const Arabic: Story = {
  globals: { locale: 'ar' },
  args: {
    defaultValues: {
      ...filled,
      name: 'قارئ العقود',
      systemPrompt:
        'أنت تقرأ العقود التجارية. اذكر رقم البند مع كل استنتاج. إذا كان البند غامضًا فاعرض القراءتين وبيّن أيهما في مصلحة المشتري.',
    },
  },
};
