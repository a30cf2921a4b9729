declare const nodeIdBrand: unique symbol;
declare const connectionIdBrand: unique symbol;

/** Names one running battle-server process; new at every start. */
export type NodeId = string & { readonly [nodeIdBrand]: true };

/** Names one socket of one player on one node; new at every connect. */
export type ConnectionId = string & { readonly [connectionIdBrand]: true };

/** Where a player's owning socket is. */
export interface Connection {
  readonly nodeId: NodeId;
  readonly connectionId: ConnectionId;
}
