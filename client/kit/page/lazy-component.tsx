import { lazy, useState, type ComponentType } from "react";

export type LazyComponent<Props extends object = object> = ComponentType<Props> & { load: () => Promise<unknown> };

type PropsOf<Component> = Component extends ComponentType<infer Props extends object> ? Props : never;

/** A named export that is loaded on use. If `load` loaded it before, it renders without a fallback. */
export function lazyComponent<Name extends string, Module extends Record<Name, ComponentType<never>>>(
  importer: () => Promise<Module>,
  name: Name,
): LazyComponent<PropsOf<Module[Name]>> {
  type Props = PropsOf<Module[Name]>;
  let loaded: ComponentType<Props> | undefined;
  const load = async () => {
    loaded = (await importer())[name] as ComponentType<Props>;
    return { default: loaded };
  };
  const Lazy: ComponentType<Props> = lazy(load);
  function Component(props: Props) {
    // The choice stays: another component would lose its state.
    const [Shown] = useState(() => loaded ?? Lazy);
    return <Shown {...props} />;
  }
  return Object.assign(Component, { load });
}
