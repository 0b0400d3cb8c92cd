// In the place of the SDK's document commands: what they carry, and what they are called.

const command = (called: string) =>
  class {
    static readonly called = called;
    readonly input: unknown;
    constructor(input: unknown) {
      this.input = input;
    }
  };

export const GetCommand = command('GetCommand');
export const PutCommand = command('PutCommand');
export const UpdateCommand = command('UpdateCommand');
export const DeleteCommand = command('DeleteCommand');
export const QueryCommand = command('QueryCommand');
export const ScanCommand = command('ScanCommand');
export const BatchGetCommand = command('BatchGetCommand');
export const BatchWriteCommand = command('BatchWriteCommand');
export const TransactWriteCommand = command('TransactWriteCommand');
export const TransactGetCommand = command('TransactGetCommand');
