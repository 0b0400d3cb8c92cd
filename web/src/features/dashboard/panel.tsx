import { useId, type ReactNode } from 'react';

/** A titled panel of the dashboard, as high as its neighbour. */
export function Panel(props: { title: string; badge?: ReactNode; wide?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <section className={props.wide ? 'panel panel-wide' : 'panel'} aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id}>{props.title}</h2>
        {props.badge}
      </div>
      {props.children}
    </section>
  );
}
