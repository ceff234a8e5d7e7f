import { Box, chakra, FileUpload } from "@chakra-ui/react";
import { FileSpreadsheet, Upload } from "lucide-react";
import { useId, useState } from "react";
import { errorText, type ErrorCode } from "../../../domain/errors/client-errors";
import { FILE_KINDS, type FileKind, kindOfName, LARGE_FILE_BYTES, MAX_FILE_BYTES } from "../../../domain/files";
import { useFormats } from "../i18n/format";
import { useLang, useText } from "../i18n/i18n";
import { COVER } from "./cover";
import { FieldShell } from "./FieldShell";
import { fileText } from "./file.text";

const KB = 1024;
const NONE: File[] = [];

/** Validates a file before the upload. */
function validate({ name, size }: File): ErrorCode | undefined {
  if (kindOfName(name) === null) return "FILE_TYPE_INVALID";
  if (size === 0) return "FILE_EMPTY";
  return size > MAX_FILE_BYTES ? "FILE_TOO_LARGE" : undefined;
}

interface Props {
  label: string;
  /** The selected valid file, or null. */
  file: File | null;
  /** The name of the file that was sent last, shown until another one is selected. */
  sent?: string | undefined;
  /** The form's error for this field. */
  error?: string | undefined;
  disabled?: boolean;
  /** The accepted types; all if omitted. */
  kinds?: readonly FileKind[];
  onChange: (file: File | null) => void;
}

/** A file field for one spreadsheet, with browse and drop; rejects wrong types, empty files and files that are too large. */
export function FileField({ label, file, sent, error, disabled = false, kinds = FILE_KINDS, onChange }: Props) {
  const t = useText(fileText);
  const lang = useLang();
  const { number } = useFormats();
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const accept = kinds.map((kind) => `.${kind}`);
  const problemOf = (one: File): string | undefined => {
    const kind = kindOfName(one.name);
    const isAccepted = kind !== null && kinds.includes(kind);
    if (!isAccepted && kinds !== FILE_KINDS) return t("onlyKinds", { kinds: accept.join(t("listComma")) });
    const code = validate(one);
    return code && errorText(code, lang);
  };

  const take = ([one, ...others]: readonly File[]) => {
    if (one === undefined || disabled) return;
    const error = others.length > 0 ? t("oneOnly") : problemOf(one);
    setProblem(error);
    onChange(error === undefined ? one : null);
  };
  const message = problem ?? error;
  const warning = file && file.size > LARGE_FILE_BYTES ? t("large") : undefined;
  const name = file?.name ?? sent;
  const Icon = name ? FileSpreadsheet : Upload;
  return (
    <FieldShell id={id} label={label} error={message} warning={warning}>
      <FileUpload.Root
        ids={{ hiddenInput: id }}
        accept={accept}
        invalid={message !== undefined}
        translations={{ dropzone: t("choose") }}
        // The form has the file. An empty list accepts the same file again after it was corrected.
        acceptedFiles={NONE}
        onFileAccept={({ files }) => take(files)}
        onFileReject={({ files }) => take(files.map((rejected) => rejected.file))}
      >
        <FileUpload.Dropzone disableClick role="group" aria-disabled={disabled}>
          <Icon size={20} aria-hidden />
          <Box minW="0" overflowWrap="anywhere">
            {name ? (
              <>
                <bdi>{name}</bdi>{" "}
                <chakra.span color="fg.muted" fontSize="sm" whiteSpace={file ? "nowrap" : undefined}>
                  {file ? t("size", { size: number(Math.ceil(file.size / KB)) }) : t("another")}
                </chakra.span>
              </>
            ) : (
              t("choose")
            )}
          </Box>
          {/* The native control covers the zone: a click anywhere opens it, and it keeps its label and its error. */}
          <FileUpload.HiddenInput
            tabIndex={0}
            aria-hidden={false}
            disabled={disabled}
            aria-invalid={message !== undefined}
            aria-required
            aria-describedby={`${id}-note`}
            style={COVER}
          />
        </FileUpload.Dropzone>
      </FileUpload.Root>
    </FieldShell>
  );
}
