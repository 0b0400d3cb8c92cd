import Button from '@cloudscape-design/components/button';

interface Query {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

/** A button that loads the next page of a list, if there is one. */
export const MoreButton = ({ query, text }: { query: Query; text: string }) =>
  query.hasNextPage ? (
    <div className="load-more">
      <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {text}
      </Button>
    </div>
  ) : null;
