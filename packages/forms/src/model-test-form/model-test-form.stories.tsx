import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { models, refusal } from '../testing/samples.js';
import { ModelTestForm } from './model-test-form.js';

const meta = {
  title: 'Forms/Model test',
  component: ModelTestForm,
  args: { models, onSubmit: fn(async () => {}), onModelsChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ModelTestForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const form = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    model: canvas.getByRole<HTMLInputElement>('combobox', { name: 'Model' }),
    prompt: canvas.getByLabelText<HTMLTextAreaElement>('Prompt'),
    submit: canvas.getByRole('button', { name: 'Test model' }),
  };
};

/** Starts with the first model, which the screen is told, and the documented prompts. */
export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    const { canvas, model, prompt } = form(canvasElement);
    await waitFor(() => expect(model).toHaveValue('Claude Sonnet 4'));
    await expect(args.onModelsChange).toHaveBeenLastCalledWith(['anthropic/claude-sonnet-4']);
    await expect(model).toHaveAccessibleDescription('200K context · 3 points per request');
    await expect(prompt).toHaveValue('What capabilities do you have?');

    const toggle = canvas.getByRole('button', { name: 'Show system prompt' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('textbox', { name: /^System prompt/ })).toBeNull();
    await userEvent.click(toggle);
    await expect(canvas.getByRole('textbox', { name: /^System prompt/ })).toHaveValue(
      'You are a helpful AI assistant.',
    );
    await expect(toggle).toHaveTextContent('Hide system prompt');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  },
};

/** The question asked stays, to be asked again. */
export const Filled: Story = {
  args: { defaultValues: { models: ['openai/gpt-4o'], prompt: 'Name three rivers.' } },
  play: async ({ canvasElement, args }) => {
    const { model, prompt, submit } = form(canvasElement);
    await expect(model).toHaveValue('GPT-4o');
    await userEvent.click(submit);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        models: ['openai/gpt-4o'],
        prompt: 'Name three rivers.',
        systemPrompt: 'You are a helpful AI assistant.',
        temperature: 0.7,
        maxTokens: 1000,
      }),
    );
    await expect(prompt).toHaveValue('Name three rivers.');
  },
};

/** Several side by side: what one has chosen no other offers, and an empty picker asks nobody. */
export const Several: Story = {
  args: { defaultValues: { prompt: 'Name three rivers.', temperature: 0.2, maxTokens: 300 } },
  play: async ({ canvasElement, args }) => {
    const { canvas, model } = form(canvasElement);
    await waitFor(() => expect(model).toHaveValue('Claude Sonnet 4'));
    const add = canvas.getByRole('button', { name: 'Add model' });
    await userEvent.click(add);
    const second = canvas.getByRole('combobox', { name: 'Model 2' });
    await waitFor(() => expect(second).toHaveFocus());
    await userEvent.type(second, 'c');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(second).toHaveValue('Constella');
    await userEvent.click(add);
    await userEvent.click(add);
    // Four is all there is room for.
    await expect(add).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove model 3' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add model' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Ask models' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        models: ['anthropic/claude-sonnet-4', 'constella/offline'],
        prompt: 'Name three rivers.',
        systemPrompt: 'You are a helpful AI assistant.',
        temperature: 0.2,
        maxTokens: 300,
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove model 3' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove model 1' }));
    await expect(canvas.getByRole('combobox', { name: 'Model' })).toHaveValue('Constella');
    await expect(canvas.getByRole('button', { name: 'Test model' })).toBeVisible();
    await expect(args.onModelsChange).toHaveBeenLastCalledWith(['constella/offline']);
  },
};

/** A blank prompt is refused, with the two texts the specification has for it. */
export const BlankPrompt: Story = {
  globals: { locale: 'zh' },
  args: { defaultValues: { prompt: '   ' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const prompt = canvas.getByLabelText('提示词');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('Claude Sonnet 4'));
    await userEvent.click(canvas.getByRole('button', { name: '测试模型' }));
    await waitFor(() => expect(prompt).toHaveFocus());
    await expect(prompt).toHaveAccessibleDescription(/^空白提示\s*请输入提示以测试模型$/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Without a catalogue there is no model to test; the reason and a retry stand at the field. */
export const ModelsFailed: Story = {
  globals: { locale: 'zh' },
  args: { models: [], modelsError: true, onRetryModels: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('无法加载模型。请稍后再试。')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.onRetryModels).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '测试模型' }));
    const model = canvas.getByRole('combobox', { name: '模型' });
    await waitFor(() => expect(model).toHaveFocus());
    await expect(model).toHaveAccessibleDescription(/没有选择模型\s*请先选择一个AI模型再提交/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ModelsLoading: Story = { args: { models: [], modelsLoading: true } };

/** Somebody who empties the field gets no model chosen for them. */
export const NoModel: Story = {
  play: async ({ canvasElement }) => {
    const { model, submit } = form(canvasElement);
    await waitFor(() => expect(model).toHaveValue('Claude Sonnet 4'));
    await userEvent.clear(model);
    await userEvent.tab();
    await userEvent.click(submit);
    await waitFor(() =>
      expect(model).toHaveAccessibleDescription(
        /^No model selected\s*Choose an AI model before you submit/,
      ),
    );
  },
};

export const Busy: Story = {
  args: { onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvasElement, args }) => {
    const { model, submit } = form(canvasElement);
    await waitFor(() => expect(model).toHaveValue('Claude Sonnet 4'));
    const { width } = submit.getBoundingClientRect();
    await userEvent.click(submit);
    await waitFor(() => expect(submit).toHaveAccessibleName('Testing model…'));
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    await expect(submit.getBoundingClientRect().width).toBe(width);
    await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const ServerError: Story = {
  args: {
    onSubmit: fn(async () => {
      throw refusal('');
    }),
  },
  play: async ({ canvasElement }) => {
    const { canvas, model, prompt, submit } = form(canvasElement);
    await waitFor(() => expect(model).toHaveValue('Claude Sonnet 4'));
    await userEvent.type(prompt, ' And which not?');
    await userEvent.click(submit);
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        /^Model test error\s+No response from the model$/,
      ),
    );
    await expect(prompt).toHaveValue('What capabilities do you have? And which not?');
  },
};

export const Arabic: Story = { globals: { locale: 'ar' } };
