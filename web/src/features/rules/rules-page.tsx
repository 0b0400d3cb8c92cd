import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as messages from '#messages/rules';
import { rulesMax, type RuleView } from '#shared/contracts/rules/rule.ts';
import { closing } from '../../app/closing.ts';
import { Failure } from '../../ui/failure.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { DeleteRuleDialog } from './delete-rule-dialog.tsx';
import './rules.css';
import { RulesTable } from './rules-table.tsx';
import { useRules } from './use-rules.ts';

const AddRuleDialog = lazy(async () => ({ default: (await import('./add-rule-dialog.tsx')).AddRuleDialog }));

/** The dialog is part of the address, so that other pages can link to it. */
function useAdding() {
  const [params, setParams] = useSearchParams();
  return {
    adding: params.has('new'),
    open: useCallback(() => setParams({ new: '' }), [setParams]),
    close: useCallback(() => setParams({}, closing), [setParams]),
  };
}

function AddButton({ count, onAdd }: { count: number; onAdd: () => void }) {
  const full = count >= rulesMax;
  return (
    <Button
      variant="primary"
      iconName="add-plus"
      disabled={full}
      {...(full && { disabledReason: messages.aStudioHasAtMostRules(rulesMax) })}
      onClick={onAdd}
    >
      {messages.addRule}
    </Button>
  );
}

/** The page of the owner's rules, which override the optimizer. */
export default function RulesPage() {
  useTitle(messages.rules);
  const rules = useRules();
  const { adding, open, close } = useAdding();
  const [deleting, setDeleting] = useState<RuleView | null>(null);
  const shown = rules.data?.rules;
  return (
    <div className="page">
      <Header
        variant="h1"
        description={messages.rulesOverrideTheOptimizerFromThe}
        actions={<AddButton count={shown?.length ?? 0} onAdd={open} />}
      >
        {messages.rules}
      </Header>
      {rules.error && !shown ? (
        <Failure
          header={messages.failedToLoadRules}
          error={rules.error}
          onRetry={() => void rules.refetch()}
        />
      ) : (
        <RulesTable rules={shown} onAdd={open} onDelete={setDeleting} />
      )}
      <Suspense fallback={null}>{adding && <AddRuleDialog onClose={close} />}</Suspense>
      {deleting && <DeleteRuleDialog rule={deleting} onClose={() => setDeleting(null)} />}
    </div>
  );
}
