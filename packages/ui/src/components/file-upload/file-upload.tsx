'use client';

import {
  type ClipboardEvent,
  type DragEvent,
  type FocusEventHandler,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';

import type { Controllable } from '../private/controllable.js';
import { UploadIcon } from '../../icons/index.js';
import { fileUpload } from '../../labels/en.js';
import { warnOnce } from '../private/warn-once.js';
import { useUi } from '../../provider/ui-context.js';
import { FieldFrame, type FieldProps } from '../field-frame/field-frame.js';
import { type NativeControlProps, splitFieldProps } from '../private/native-props.js';
import { useFieldValue } from '../private/use-field-value.js';
import { useMergedRefs } from '../private/use-merged-refs.js';
import { VisuallyHidden } from '../layout/visually-hidden.js';
import {
  type FileProblem,
  fileSize,
  foldersIn,
  sortFiles,
  type SortedFiles,
  typeNames,
} from './file-rules.js';
import { FileRow } from './file-row.js';
import * as styles from './file-upload.css.js';

interface FileUploadBase extends NativeControlProps<'input'>, FieldProps {
  /** The files chosen. Keep each `File`: it is what tells one from another. Left out, the field keeps its own. */
  value?: readonly File[];
  /** The files at first. @default [] */
  defaultValue?: readonly File[];
  /** Gets only files that keep to the limits; the others stay below with the reason. */
  onValueChange?: (value: File[]) => void;
  /** Types, as the attribute of an input: `.pdf, image/*`. @default any */
  accept?: string;
  /** Most bytes of each file. @default no limit */
  maxSize?: number;
  /** Most files; 1 replaces the file that is there. @default no limit */
  maxFiles?: number;
  /** How far a file has been sent, 0–100; undefined before it begins. */
  progressOf?: (file: File) => number | undefined;
  /** The error of a file while it was sent. */
  errorOf?: (file: File) => ReactNode;
  /** When the focus leaves the drop zone. */
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** The native input; native props go there too. */
  ref?: Ref<HTMLInputElement>;
}

export type FileUploadProps = FileUploadBase &
  Controllable<'value', 'onValueChange', 'defaultValue'>;

const none: readonly File[] = [];

/**
 * Files from the device: dropped, pasted or chosen in the system's dialog. It sends nothing itself:
 * the caller does, and gives progress and errors back.
 */
export function FileUpload({
  value: givenValue,
  defaultValue = none,
  onValueChange,
  accept,
  maxSize = Infinity,
  maxFiles = Infinity,
  progressOf,
  errorOf,
  onBlur,
  ref,
  ...props
}: FileUploadProps) {
  warnOnce(
    'FileUpload',
    maxFiles < 1 || maxSize <= 0,
    `maxFiles ${maxFiles} and maxSize ${maxSize} refuse every file. Pass at least one file and one byte, or leave them out.`,
  );
  const { locale, labels: texts } = useUi();
  const { frame, native } = splitFieldProps(props);
  const labels = { ...fileUpload, ...texts.fileUpload };
  const [refused, setRefused] = useState<SortedFiles['refused']>([]);
  const [over, setOver] = useState(false);
  const [news, setNews] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useMergedRefs(ref, input);
  const list = useRef<HTMLUListElement>(null);
  const [given, change] = useFieldValue<readonly File[]>({
    value: givenValue,
    defaultValue,
    onValueChange: onValueChange && ((files) => onValueChange([...files])),
    field: input,
    onReset: () => {
      setRefused([]);
      setNews('');
    },
  });
  // A form that is not filled yet may have nothing.
  const value = given ?? none;
  const locked = frame.disabled === true || Boolean(frame.disabledReason);
  // The native input is empty again after every choice: what the form sends is the list.
  const send = useEffectEvent(({ target, formData }: FormDataEvent) => {
    if (frame.name === undefined || locked || input.current?.form !== target) return;
    formData.delete(frame.name);
    for (const file of value) formData.append(frame.name, file);
  });
  useEffect(() => {
    const root = input.current?.getRootNode();
    const listener = (event: Event) => send(event as FormDataEvent);
    root?.addEventListener('formdata', listener);
    return () => root?.removeEventListener('formdata', listener);
  }, []);
  const types = new Intl.ListFormat(locale, { type: 'disjunction' }).format(
    typeNames(accept, { image: labels.image, audio: labels.audio, video: labels.video }),
  );
  const size = (bytes: number) => fileSize(bytes, locale);

  const explain = (file: File, problem: FileProblem): string => {
    const reasons: Record<FileProblem, () => string> = {
      folder: () => labels.folder,
      type: () => labels.wrongType({ types }),
      size: () => labels.tooLarge({ size: size(file.size), max: size(maxSize) }),
      empty: () => labels.empty,
      duplicate: () => labels.duplicate,
      count: () => labels.tooMany({ max: maxFiles }),
    };
    return reasons[problem]();
  };
  const add = (files: Iterable<File>, folders?: ReadonlySet<string>) => {
    if (locked) return;
    const incoming = [...files];
    if (incoming.length === 0) return;
    const before = maxFiles === 1 ? [] : value;
    const sorted = sortFiles(before, incoming, { accept, maxSize, maxFiles }, folders);
    setRefused(sorted.refused);
    if (sorted.taken.length > 0) change([...before, ...sorted.taken]);
    const added = sorted.taken.length > 0 ? labels.added({ count: sorted.taken.length }) : '';
    const reasons = sorted.refused.map(
      ({ file, problem }) => `${file.name}: ${explain(file, problem)}`,
    );
    setNews([added, ...reasons].filter(Boolean).join(' '));
  };
  /** The focus goes to the next file, else to the last, else to the field. */
  const focusBeside = (index: number) => {
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    (buttons[index + 1] ?? buttons[index - 1] ?? input.current)?.focus();
  };
  const dragged = (event: DragEvent, isOver: boolean) => {
    event.preventDefault();
    // From the zone to something inside it, nothing has been left.
    if (!isOver && event.currentTarget.contains(event.relatedTarget as Node | null)) return;
    setOver(isOver && !locked);
  };
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    add(event.clipboardData.files, foldersIn(event.clipboardData.items));
  };
  const limits = [
    types !== '' && labels.types({ types }),
    Number.isFinite(maxSize) && labels.maxSize({ size: size(maxSize) }),
    Number.isFinite(maxFiles) && labels.maxFiles({ max: maxFiles }),
  ].filter((limit) => limit !== false);

  return (
    <FieldFrame {...frame}>
      {({ id, ...field }) => {
        const limitsId = `${id}-limits`;
        const state = locked ? 'locked' : over ? 'over' : 'ready';
        return (
          <>
            <div
              role="presentation"
              className={styles.zone}
              data-state={state}
              data-invalid={field['aria-invalid'] ? '' : undefined}
              onDragEnter={(event) => dragged(event, true)}
              onDragOver={(event) => dragged(event, true)}
              onDragLeave={(event) => dragged(event, false)}
              onDrop={(event) => {
                dragged(event, false);
                setOver(false);
                add(event.dataTransfer.files, foldersIn(event.dataTransfer.items));
              }}
              onPaste={paste}
            >
              <UploadIcon size={20} />
              <span aria-hidden="true" className={styles.prompt}>
                {labels.drop} <span className={styles.action}>{labels.choose}</span>
              </span>
              {limits.length > 0 && (
                <span id={limitsId} className={styles.limits}>
                  {limits.join(' · ')}
                </span>
              )}
              <input
                {...native}
                {...field}
                id={id}
                ref={inputRef}
                type="file"
                aria-describedby={
                  [limits.length > 0 && limitsId, field['aria-describedby']]
                    .filter(Boolean)
                    .join(' ') || undefined
                }
                accept={accept}
                multiple={maxFiles > 1}
                className={styles.input}
                onClick={(event) => {
                  if (locked) event.preventDefault();
                }}
                onChange={(event) => {
                  add(event.target.files ?? []);
                  // The same file may be chosen again after it was removed.
                  event.target.value = '';
                }}
                onBlur={onBlur}
              />
            </div>
            <VisuallyHidden role="status">{news}</VisuallyHidden>
            {value.length + refused.length > 0 && (
              // Safari forgets that a list without its points is one.
              // oxlint-disable-next-line jsx-a11y/no-redundant-roles
              <ul ref={list} role="list" aria-label={labels.files} className={styles.list}>
                {value.map((file, index) => (
                  <FileRow
                    key={`${file.name} ${file.size} ${file.lastModified}`}
                    file={file}
                    progress={progressOf?.(file)}
                    problem={errorOf?.(file)}
                    locked={locked}
                    onRemove={() => {
                      focusBeside(index);
                      setNews(labels.removed({ name: file.name }));
                      change(value.filter((other) => other !== file));
                    }}
                  />
                ))}
                {refused.map(({ file, problem }, index) => (
                  <FileRow
                    // Refused files may well be twice the same.
                    // oxlint-disable-next-line react/no-array-index-key
                    key={`refused ${index}`}
                    file={file}
                    progress={undefined}
                    problem={explain(file, problem)}
                    locked={locked}
                    onRemove={() => {
                      focusBeside(value.length + index);
                      setRefused(refused.filter((_refused, place) => place !== index));
                    }}
                  />
                ))}
              </ul>
            )}
          </>
        );
      }}
    </FieldFrame>
  );
}
