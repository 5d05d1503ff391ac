export declare const users: {
    name: string;
    sql: string;
};
