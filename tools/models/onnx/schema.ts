import protobuf from 'protobufjs';

/**
 * The messages of an ONNX file that models in this project use, with the field numbers of `onnx.proto`
 * (https://github.com/onnx/onnx/blob/main/onnx/onnx.proto, IR version 3 and later).
 */
const PROTO = `
syntax = "proto2";
package onnx;
message StringEntry { optional string key = 1; optional string value = 2; }
message OperatorSet { optional string domain = 1; optional int64 version = 2; }
message Dimension { optional int64 dim_value = 1; optional string dim_param = 2; optional string denotation = 3; }
message Shape { repeated Dimension dim = 1; }
message TensorType { optional int32 elem_type = 1; optional Shape shape = 2; }
message Type { optional TensorType tensor_type = 1; }
message ValueInfo { optional string name = 1; optional Type type = 2; optional string doc_string = 3; }
message Tensor {
  repeated int64 dims = 1; optional int32 data_type = 2;
  repeated float float_data = 4 [packed = true]; repeated int32 int32_data = 5 [packed = true];
  repeated bytes string_data = 6; repeated int64 int64_data = 7 [packed = true]; optional string name = 8;
  optional bytes raw_data = 9; repeated double double_data = 10 [packed = true]; repeated uint64 uint64_data = 11 [packed = true];
  optional string doc_string = 12;
}
message Attribute {
  optional string name = 1; optional float f = 2; optional int64 i = 3; optional bytes s = 4; optional Tensor t = 5; optional Graph g = 6;
  repeated float floats = 7; repeated int64 ints = 8; repeated bytes strings = 9; repeated Tensor tensors = 10; repeated Graph graphs = 11;
  optional string doc_string = 13; optional int32 type = 20; optional string ref_attr_name = 21;
}
message Node {
  repeated string input = 1; repeated string output = 2; optional string name = 3; optional string op_type = 4;
  repeated Attribute attribute = 5; optional string doc_string = 6; optional string domain = 7;
}
message Graph {
  repeated Node node = 1; optional string name = 2; repeated Tensor initializer = 5; optional string doc_string = 10;
  repeated ValueInfo input = 11; repeated ValueInfo output = 12; repeated ValueInfo value_info = 13;
}
message Model {
  optional int64 ir_version = 1; optional string producer_name = 2; optional string producer_version = 3; optional string domain = 4;
  optional int64 model_version = 5; optional string doc_string = 6; optional Graph graph = 7;
  repeated OperatorSet opset_import = 8; repeated StringEntry metadata_props = 14;
}`;

const modelMessage = protobuf.parse(PROTO, { keepCase: true }).root.lookupType('onnx.Model');

export interface OnnxTensor {
  dims: number[];
  data_type: number;
  name: string;
  float_data?: number[];
  raw_data?: Uint8Array;
}

export interface OnnxAttribute {
  name: string;
  type: number;
  i?: number;
  f?: number;
  s?: Uint8Array;
  t?: OnnxTensor;
  ints?: number[];
}

export interface OnnxNode {
  input: string[];
  output: string[];
  name?: string;
  op_type: string;
  attribute: OnnxAttribute[];
}

export interface OnnxValueInfo {
  name: string;
  type: { tensor_type: { elem_type: number; shape?: { dim: { dim_value?: number; dim_param?: string }[] } } };
}

export interface OnnxModel {
  ir_version: number;
  producer_name?: string;
  graph: {
    name: string;
    node: OnnxNode[];
    initializer: OnnxTensor[];
    input: OnnxValueInfo[];
    output: OnnxValueInfo[];
  };
  opset_import: { domain?: string; version: number }[];
}

/** `TensorProto.DataType`. */
export const DATA_TYPE = { float: 1, int64: 7 } as const;
/** `AttributeProto.AttributeType`. */
export const ATTRIBUTE_TYPE = { float: 1, int: 2, string: 3, tensor: 4, ints: 7 } as const;

/** @throws when the bytes are not an ONNX file. */
export function decodeModel(bytes: Uint8Array): OnnxModel {
  return modelMessage.decode(bytes) as unknown as OnnxModel;
}

export function encodeModel(model: OnnxModel): Uint8Array {
  const problem = modelMessage.verify(model as unknown as Record<string, unknown>);
  if (problem) throw new Error(`Not an ONNX model: ${problem}`);
  return modelMessage.encode(modelMessage.fromObject(model)).finish();
}
