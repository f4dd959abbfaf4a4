'use client';

import { use, useCallback, useEffect, useMemo, useRef, useState, type SyntheticEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';

import type { DraftPlace } from '../draft/draft-store.js';
import { startingValues, useDraft, type DraftState } from '../draft/use-draft.js';
import { placeFailure, type FailureMessages } from './failure.js';
import { FormContext, type FormContextValue, type FormTexts } from './form-context.js';
import { useFormText } from './form-text.js';
import { schemaResolver } from './schema-resolver.js';
import { useAfterPress } from './use-after-press.js';

/** The message of a form at its own level: why it could not be sent. */
export interface FormNotice {
  title: string;
  text: string | undefined;
}

export interface ConstellaFormOptions<Input extends FieldValues, Output extends FieldValues> {
  /** From the contract, where messages are message ids, or any other: its words are shown as they are. */
  schema: z.ZodType<Output, Input>;
  /** Every field as it is when nothing was typed. */
  defaults: Input;
  /** The known values of the fields; read once, at mount: afterwards the form owns its values. */
  defaultValues?: Partial<Input> | undefined;
  /** Sends. What it throws is placed on fields or in the form; the values stay. */
  onSubmit: (values: Output) => Promise<unknown> | void;
  failure: FailureMessages;
  /** Says the form's texts in words of one's own; keep the function while the language is the same. */
  texts?: FormTexts | undefined;
  /** Names the draft; it must contain the user's id. No key, no draft. */
  draftKey?: string | undefined;
  /**
   * The version of what is edited, where others edit it too: a draft typed on another one is
   * `draft.older`, which `EditConflictNotice` shows.
   */
  draftVersion?: number | undefined;
  /**
   * Where the draft is kept: `tab` until the tab is closed; `browser` with every key, through
   * sign-out and crash, shared by all tabs. @default 'tab'
   */
  draftPlace?: DraftPlace | undefined;
  /** Fields never stored: every password. */
  draftExcludes?: readonly (keyof Input & string)[];
  /**
   * After a success: `keep` the values, `reset` to the defaults, or keep values and draft alike
   * (`keepDraft`), for a form that is sent again and again.
   * @default 'keep'
   */
  afterSuccess?: 'keep' | 'reset' | 'keepDraft';
}

export interface ConstellaForm<Input extends FieldValues, Output extends FieldValues> {
  form: UseFormReturn<Input, unknown, Output>;
  context: FormContextValue;
  submit: (event?: SyntheticEvent) => Promise<void>;
  busy: boolean;
  notice: FormNotice | undefined;
  draft: DraftState;
  /** Back to the defaults; the draft goes too. */
  reset: () => void;
  /** The same at somebody's wish, who may take it back for a moment. */
  clear: () => void;
  /** Brings back what `clear` took, for 5 seconds. */
  undoClear: (() => void) | undefined;
  /** Makes a value a field's default, so that it counts as untouched: a preselected model. */
  adoptDefault: <Name extends FieldPath<Input> & keyof Input>(
    name: Name,
    value: FieldPathValue<Input, Name>,
  ) => void;
}

/** How long an emptied form can be brought back, in ms. */
const undoTime = 5000;

const noFields: readonly never[] = [];

/** The defaults with everything known laid over them; what is undefined is not known. */
const filledIn = <Input extends FieldValues>(
  defaults: Input,
  known: Partial<Input> = {},
): Input => ({
  ...defaults,
  ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)),
});

/**
 * One form: rules from the schema (checked on leaving a field, then on every change), one request
 * at a time, errors of the server placed where they belong, and a draft of what was typed.
 */
export function useConstellaForm<Input extends FieldValues, Output extends FieldValues>(
  options: ConstellaFormOptions<Input, Output>,
): ConstellaForm<Input, Output> {
  const {
    schema,
    draftKey,
    draftPlace = 'tab',
    draftExcludes = noFields,
    failure,
    onSubmit,
  } = options;
  // A form in a dialog speaks as the one it was opened from.
  const around = use(FormContext)?.texts;
  const texts = options.texts ?? around;
  const [initial] = useState(() => filledIn(options.defaults, options.defaultValues));
  const pristine = useRef(initial);
  const [started] = useState(() => startingValues(initial, draftKey, draftExcludes, draftPlace));
  const form = useForm<Input, unknown, Output>({
    resolver: useMemo(() => schemaResolver(schema), [schema]),
    defaultValues: started as DefaultValues<Input>,
    mode: 'onTouched',
    reValidateMode: 'onChange',
  });
  const draft = useDraft(form, {
    key: draftKey,
    place: draftPlace,
    version: options.draftVersion,
    pristine: useCallback(() => pristine.current, []),
    excluded: draftExcludes,
  });

  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<FormNotice>();
  const sending = useRef(false);
  const { afterPress, forget } = useAfterPress();
  const [fields] = useState<FormContextValue['fields']>(() => new Map());
  const context = useMemo(() => ({ fields, afterPress, texts }), [fields, afterPress, texts]);

  const reset = useCallback(() => {
    form.reset(pristine.current);
    draft.discard();
    setNotice(undefined);
  }, [form, draft]);

  const [cleared, setCleared] = useState<Input>();
  const clear = useCallback(() => {
    // Leaving a field for the button would mark it right after the form was emptied.
    forget();
    const before = structuredClone(form.getValues());
    reset();
    setCleared(before);
  }, [forget, form, reset]);
  const undoClear = useCallback(() => {
    form.reset(cleared, { keepDefaultValues: true });
    setCleared(undefined);
  }, [form, cleared]);
  useEffect(() => {
    if (cleared === undefined) return undefined;
    const timer = setTimeout(() => setCleared(undefined), undoTime);
    return () => clearTimeout(timer);
  }, [cleared]);

  const say = useFormText(texts);

  const fail = (error: unknown) => {
    const placed = placeFailure(error, (name) => fields.has(name), failure.fallback);
    // In the order of the page, so that focus goes to the first.
    const wrong = [...fields.keys()].filter((name) => name in placed.fields);
    wrong.forEach((name, index) =>
      form.setError(
        name as FieldPath<Input>,
        { type: 'server', message: placed.fields[name] ?? '' },
        { shouldFocus: index === 0 },
      ),
    );
    if (!placed.form) return;
    const text = 'text' in placed.form ? placed.form.text : say(placed.form.says);
    setNotice({ title: say(failure.title), text: text === say(failure.title) ? undefined : text });
  };

  const send = async (values: Output) => {
    setBusy(true);
    try {
      await onSubmit(values);
    } catch (error) {
      fail(error);
      return;
    } finally {
      setBusy(false);
    }
    const { afterSuccess = 'keep' } = options;
    if (afterSuccess === 'reset') reset();
    else if (afterSuccess === 'keep') draft.discard();
  };

  const submit = async (event?: SyntheticEvent) => {
    event?.preventDefault();
    // A form in a dialog is no part of the form the dialog was opened from.
    event?.stopPropagation();
    if (sending.current) return;
    sending.current = true;
    setNotice(undefined);
    try {
      await form.handleSubmit(send)();
    } finally {
      sending.current = false;
    }
  };

  const adoptDefault: ConstellaForm<Input, Output>['adoptDefault'] = useCallback(
    (name, value) => {
      pristine.current = { ...pristine.current, [name]: value };
      form.resetField(name, { defaultValue: value as never });
    },
    [form],
  );

  return {
    form,
    context,
    submit,
    busy,
    notice,
    draft,
    reset,
    clear,
    undoClear: cleared && undoClear,
    adoptDefault,
  };
}
