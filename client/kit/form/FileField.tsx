import { Box, chakra } from "@chakra-ui/react";
import { FileSpreadsheet, Upload } from "lucide-react";
import { useId, useState, type DragEvent } from "react";
import { errorText, type ErrorCode } from "../../../domain/errors/client-errors";
import { FILE_KINDS, kindOfName, LARGE_FILE_BYTES, MAX_FILE_BYTES } from "../../../domain/files";
import { useFormats } from "../i18n/format";
import { useLang, useText } from "../i18n/i18n";
import { FieldShell } from "./FieldShell";
import { fileText } from "./file.text";

const KB = 1024;
const ACCEPT = FILE_KINDS.map((kind) => `.${kind}`).join(",");

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
  /** The form's error for this field. */
  error?: string | undefined;
  disabled?: boolean;
  onChange: (file: File | null) => void;
}

/** A file field for one spreadsheet, with browse and drop; rejects wrong types, empty files and files that are too large. */
export function FileField({ label, file, error, disabled = false, onChange }: Props) {
  const t = useText(fileText);
  const lang = useLang();
  const { number } = useFormats();
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const [isOver, setOver] = useState(false);

  const take = (files: readonly File[]) => {
    const [one] = files;
    if (one === undefined) return;
    const code = validate(one);
    const error = files.length > 1 ? t("oneOnly") : code && errorText(code, lang);
    setProblem(error);
    onChange(error === undefined ? one : null);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(!disabled);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) take([...event.dataTransfer.files]);
  };
  const message = problem ?? error;
  const warning = file && file.size > LARGE_FILE_BYTES ? t("large") : undefined;
  const Icon = file ? FileSpreadsheet : Upload;
  return (
    <FieldShell id={id} label={label} error={message} warning={warning}>
      <Zone
        data-over={isOver || undefined}
        data-wrong={message !== undefined || undefined}
        data-disabled={disabled || undefined}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon size={20} aria-hidden />
        <Box minW="0" overflowWrap="anywhere">
          {file ? (
            <>
              <bdi>{file.name}</bdi>{" "}
              <chakra.span color="fg.muted" fontSize="sm" whiteSpace="nowrap">
                {t("size", { size: number(Math.ceil(file.size / KB)) })}
              </chakra.span>
            </>
          ) : (
            t("choose")
          )}
        </Box>
        <input
          id={id}
          type="file"
          accept={ACCEPT}
          disabled={disabled}
          aria-invalid={message !== undefined}
          aria-required
          aria-describedby={`${id}-note`}
          onChange={({ target }) => {
            take([...(target.files ?? [])]);
            // The same file can be selected again after it was corrected.
            target.value = "";
          }}
        />
      </Zone>
    </FieldShell>
  );
}

const Zone = chakra("div", {
  base: {
    position: "relative",
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "3",
    minH: "14",
    px: "4",
    py: "2",
    color: "fg",
    borderWidth: "1px",
    borderStyle: "dashed",
    borderColor: "border.control",
    borderRadius: "md",
    _hover: { bg: "bg.muted" },
    "& svg": { flexShrink: "0", color: "fg.muted" },
    // The native control covers the whole zone invisibly: a click anywhere opens it, and it is focusable.
    "& input": { position: "absolute", inset: "0", opacity: "0", cursor: "pointer", fontSize: "0" },
    "&:has(:focus-visible)": { outline: "2px solid", outlineColor: "accent.focusRing", outlineOffset: "-1px" },
    "&[data-over]": { bg: "accent.subtle", borderColor: "accent.solid" },
    "&[data-wrong]": { borderColor: "danger.solid" },
    "&[data-disabled]": {
      color: "fg.muted",
      borderColor: "border",
      bg: "transparent",
      "& input": { cursor: "not-allowed" },
    },
  },
});
