import { bounds, readReferences, type Reference } from '@constella/api-client/contract';
import { useIntl } from '@constella/i18n/react';
import {
  Button,
  Dialog,
  DownloadIcon,
  DropdownMenu,
  Inline,
  MenuItem,
  Stack,
  TextArea,
  UploadIcon,
  useToast,
} from '@constella/ui';
import { useState } from 'react';

import { download, fileName } from '../../base/download';
import { nextId } from '../../base/editing/next-id';
import { ErrorText } from '../../base/error-text';
import {
  citationFile,
  citationFormats,
  referenceParser,
  type CitationFormat,
} from './citation-files';

interface ReferenceFilesProps {
  /** The file's name. */
  title: string;
  references: readonly Reference[];
  /** Absent where they may only be read. */
  put: ((references: Reference[]) => void) | undefined;
}

const formats = Object.keys(citationFormats) as CitationFormat[];

/** Takes the sources along for other programs, and brings some from there. */
export function ReferenceFiles({ title, references, put }: ReferenceFilesProps) {
  const intl = useIntl();
  const { toast } = useToast();
  const [isOpen, setOpen] = useState(false);
  const failed = (error: unknown) =>
    toast({
      tone: 'destructive',
      title: intl.formatMessage({ id: 'workspace.export.failed' }),
      description: <ErrorText error={error} />,
    });
  const take = (format: CitationFormat) => () => {
    citationFile(references, format)
      .then((text) =>
        download(
          new Blob([text], { type: 'text/plain;charset=utf-8' }),
          fileName(title, citationFormats[format]),
        ),
      )
      .catch(failed);
  };
  return (
    <Inline gap={8}>
      <DropdownMenu
        trigger={
          <Button size="small" icon={<DownloadIcon size={14} />} disabled={references.length === 0}>
            {intl.formatMessage({ id: 'research.take' })}
          </Button>
        }
      >
        {formats.map((format) => (
          <MenuItem key={format} onSelect={take(format)}>
            {intl.formatMessage({ id: `research.format.${format}` })}
          </MenuItem>
        ))}
      </DropdownMenu>
      {put && (
        <Button size="small" icon={<UploadIcon size={14} />} onClick={() => setOpen(true)}>
          {intl.formatMessage({ id: 'research.import' })}
        </Button>
      )}
      {put && isOpen && (
        <ImportDialog references={references} put={put} onClose={() => setOpen(false)} />
      )}
    </Inline>
  );
}

interface ImportDialogProps {
  references: readonly Reference[];
  put: (references: Reference[]) => void;
  onClose: () => void;
}

/** Sources out of a text: those that can be read are added, and where the others begin is said. */
function ImportDialog({ references, put, onClose }: ImportDialogProps) {
  const intl = useIntl();
  const { toast } = useToast();
  const [typed, type] = useState('');
  const [broken, setBroken] = useState<{ lines: number[]; typed: string }>();
  const read = async () => {
    const found = readReferences(typed, await referenceParser());
    if (found.broken.length > 0 && broken?.typed !== typed) {
      setBroken({ typed, lines: found.broken.map(({ line }) => line) });
      return;
    }
    const room = bounds.references.max - references.length;
    const added = found.references
      .slice(0, room)
      .reduce<Reference[]>(
        (all, one) => [...all, { ...one, id: nextId('s', all) }],
        [...references],
      );
    put(added);
    toast({
      tone: 'success',
      title: intl.formatMessage(
        { id: 'research.import.done' },
        { count: added.length - references.length },
      ),
    });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={intl.formatMessage({ id: 'research.import' })}
      footer={
        <>
          <Button onClick={onClose}>{intl.formatMessage({ id: 'run.entry.cancel' })}</Button>
          <Button
            variant="primary"
            disabled={typed.trim() === ''}
            onClick={() => {
              read().catch((error: unknown) =>
                toast({
                  tone: 'destructive',
                  title: intl.formatMessage({ id: 'research.import.failed' }),
                  description: <ErrorText error={error} />,
                }),
              );
            }}
          >
            {intl.formatMessage({
              id: broken?.typed === typed ? 'research.import.rest' : 'research.import.add',
            })}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <TextArea
          label={intl.formatMessage({ id: 'research.import.text' })}
          description={intl.formatMessage({ id: 'research.form.references.hint' })}
          rows={10}
          dir="auto"
          maxLength={bounds.documentText.max}
          value={typed}
          error={
            broken?.typed === typed
              ? intl.formatMessage(
                  { id: 'research.import.broken' },
                  { count: broken.lines.length, lines: intl.formatList(broken.lines.map(String)) },
                )
              : undefined
          }
          onChange={({ target }) => type(target.value)}
        />
      </Stack>
    </Dialog>
  );
}
