import { agentDefaults } from '@constella/api-client';
import { queries, useApi } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import {
  Button,
  Combobox,
  IconButton,
  Inline,
  Panel,
  PlusIcon,
  Stack,
  TextArea,
  XIcon,
} from '@constella/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';

import type { AskedPrompt } from '../../model-test/prompt-history';
import type { PromptHistory } from '../../model-test/use-prompt-history';
import { AnswerCard } from './answer-card';
import { begun } from './model-answer';
import * as styles from './models-screen.css';
import { QuestionSettings } from './question-settings';
import { useModelAnswers } from './use-model-answers';

/** Models that fit beside each other. */
const mostModels = 4;

interface CompareModelsProps {
  history: PromptHistory;
  /** What to begin with: a prompt of the history and the models it was asked. */
  begin?: AskedPrompt | undefined;
}

/** One prompt for two to four models, their answers beside each other. */
export function CompareModels({ history, begin }: CompareModelsProps) {
  const intl = useIntl();
  const models = useQuery(queries.models(useApi())).data ?? [];
  const [chosen, setChosen] = useState<readonly (string | null)[]>(() => [
    ...(begin?.models ?? []).slice(0, mostModels),
    ...Array.from({ length: Math.max(0, 2 - (begin?.models.length ?? 0)) }, () => null),
  ]);
  const [prompt, setPrompt] = useState(begin?.prompt ?? '');
  const [settings, setSettings] = useState({
    temperature: begin?.temperature ?? agentDefaults.temperature,
    maxTokens: begin?.maxTokens ?? agentDefaults.maxTokens,
  });
  const [asked, setAsked] = useState<AskedPrompt>();
  const [isTried, setTried] = useState(false);
  // The question the answers on their way are to.
  const askedAt = useRef('');
  const { answers, ask, askAll, stop } = useModelAnswers((model, figures) =>
    history.addAnswer(askedAt.current, model, figures),
  );
  const picked = [...new Set(chosen.filter((id) => id !== null))];
  const nameOf = (id: string) => models.find((model) => model.id === id)?.name ?? id;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (prompt.trim() === '' || picked.length < 2) return;
    const entry = history.add({ prompt, systemPrompt: '', models: picked, ...settings });
    askedAt.current = entry.at;
    setAsked(entry);
    askAll(picked, { prompt, ...settings });
  };
  return (
    <Stack gap={16}>
      <Panel title={intl.formatMessage({ id: 'models.beside.title' })}>
        <form noValidate className={styles.form} onSubmit={submit}>
          {chosen.map((id, index) => (
            <Inline key={index} gap={8} wrap={false} align="end">
              <Combobox
                className={styles.grow}
                label={intl.formatMessage({ id: 'models.beside.model' }, { number: index + 1 })}
                value={id}
                onValueChange={(next) => setChosen(chosen.with(index, next))}
                options={models
                  .filter((model) => model.id === id || !chosen.includes(model.id))
                  .map((model) => ({ value: model.id, label: model.name, detail: model.id }))}
                error={
                  isTried && picked.length < 2 && id === null
                    ? intl.formatMessage({ id: 'models.beside.modelsMissing' })
                    : undefined
                }
              />
              {chosen.length > 2 && (
                <IconButton
                  icon={<XIcon />}
                  label={intl.formatMessage({ id: 'models.beside.remove' }, { number: index + 1 })}
                  onClick={() => setChosen(chosen.toSpliced(index, 1))}
                />
              )}
            </Inline>
          ))}
          {chosen.length < mostModels && (
            <Inline>
              <Button size="small" icon={<PlusIcon />} onClick={() => setChosen([...chosen, null])}>
                {intl.formatMessage({ id: 'models.beside.add' })}
              </Button>
            </Inline>
          )}
          <TextArea
            label={intl.formatMessage({ id: 'models.form.prompt.label' })}
            rows={4}
            value={prompt}
            onChange={(event) => setPrompt(event.target.value)}
            error={
              isTried && prompt.trim() === ''
                ? intl.formatMessage({ id: 'models.beside.promptMissing' })
                : undefined
            }
          />
          <QuestionSettings settings={settings} onChange={setSettings} />
          <Inline justify="end">
            <Button type="submit" variant="primary">
              {intl.formatMessage({ id: 'models.beside.ask' })}
            </Button>
          </Inline>
        </form>
      </Panel>
      {asked && (
        <div className={styles.answers}>
          {asked.models.map((id) => (
            <AnswerCard
              key={id}
              name={nameOf(id)}
              answer={answers.get(id) ?? begun}
              onStop={() => stop(id)}
              onAgain={() => {
                const { temperature, maxTokens } = asked;
                void ask(id, { prompt: asked.prompt, temperature, maxTokens });
              }}
            />
          ))}
        </div>
      )}
    </Stack>
  );
}
