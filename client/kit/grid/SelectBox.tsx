import { useId } from "react";

interface Props {
  label: string;
  /** The id of the element that follows the label in the accessible name. */
  subjectId?: string;
  checked: boolean;
  onChange: (event: unknown) => void;
}

/** A check box that selects a row or the page. */
export function SelectBox({ label, subjectId, checked, onChange }: Props) {
  const id = useId();
  return (
    <label className="select">
      <input
        id={id}
        type="checkbox"
        aria-label={label}
        aria-labelledby={subjectId && `${id} ${subjectId}`}
        checked={checked}
        onChange={onChange}
      />
    </label>
  );
}
