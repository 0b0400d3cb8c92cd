import Icon, { type IconProps } from '@cloudscape-design/components/icon';

/** One figure with its label. */
export const StatCard = (props: { icon: IconProps.Name; label: string; value: string; note: string }) => (
  <li className="stat" data-tone="accent">
    <span className="stat-icon">
      <Icon name={props.icon} />
    </span>
    <span className="stat-label">{props.label}</span>
    <span className="stat-value">{props.value}</span>
    <span className="stat-note">{props.note}</span>
  </li>
);
