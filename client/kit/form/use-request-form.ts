import type { FieldValues } from "react-hook-form";
import type { RequestResult } from "../transport/request-error";
import { type Form, type FormOptions, showFieldErrors, useForm } from "./use-form";
import { useProblem } from "./use-problem";

interface Options<Values extends FieldValues, Draft, Data, Label extends string> extends FormOptions<Values, Draft> {
  t: (label: Label) => string;
  send: (draft: Draft, form: Form<Values, Draft>) => Promise<RequestResult<Data>>;
  onDone: (data: Data) => unknown;
  /** The label of a failure without a text of the server. */
  failed?: Label;
  /** Called after a failure that belongs to no field. */
  onFailed?: () => void;
}

/**
 * A form that is submitted by one request. Errors of fields are shown at the fields, another error is the problem.
 * `empty` restores the initial values.
 */
export function useRequestForm<Values extends FieldValues, Draft, Data, Label extends string>(
  options: Options<Values, Draft, Data, Label>,
) {
  const { t, initial, send, onDone, failed, onFailed } = options;
  const form = useForm(options);
  const [problem, setProblem] = useProblem(t);
  const submit = form.handleSubmit(
    async (draft) => {
      setProblem();
      const { data, error } = await send(draft, form);
      if (!error) {
        await onDone(data);
      } else if (!showFieldErrors(form, error)) {
        setProblem(error, failed);
        onFailed?.();
      }
    },
    () => setProblem(),
  );
  const empty = () => {
    form.reset(initial);
    setProblem();
  };
  return { form, submit, empty, problem };
}
