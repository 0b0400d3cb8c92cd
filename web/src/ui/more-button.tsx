import Button from '@cloudscape-design/components/button';

interface Query {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

/** Loads the next page of a list, while there is one. */
export const MoreButton = ({ query, text }: { query: Query; text: string }) =>
  query.hasNextPage ? (
    <div className="load-more">
      <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {text}
      </Button>
    </div>
  ) : null;
